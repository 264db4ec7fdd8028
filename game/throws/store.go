package throws

import (
	"sync"

	"senet/settings"
)

// Store keeps the throws of all games. It reads, checks and writes on a goroutine
// of its own, one thing after the other; asking takes no time. It is safe for
// use by several goroutines.
type Store struct {
	book book
	path func() (string, error)
	told func(error)

	mu    sync.Mutex
	queue []func()
	wake  *sync.Cond
	shut  bool
	done  chan struct{}
}

// Open returns the store of the player's file, which need not exist and is not
// read before it is needed. told is given, on the store's goroutine, what there
// is to say of the file: a *fault.Fault.
func Open(told func(error)) *Store { return open(Path, told) }

func open(path func() (string, error), told func(error)) *Store {
	s := &Store{path: path, told: told, done: make(chan struct{})}
	s.book.write = settings.WriteAtomic
	s.wake = sync.NewCond(&s.mu)
	go s.run()
	return s
}

func (s *Store) run() {
	defer close(s.done)
	for {
		s.mu.Lock()
		for len(s.queue) == 0 && !s.shut {
			s.wake.Wait()
		}
		if len(s.queue) == 0 {
			s.mu.Unlock()
			return
		}
		f := s.queue[0]
		s.queue = s.queue[1:]
		s.mu.Unlock()
		f()
	}
}

// ask has f done after all that was asked before; false once the store is closed.
func (s *Store) ask(f func()) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.shut {
		return false
	}
	s.queue = append(s.queue, f)
	s.wake.Signal()
	return true
}

// ready names the file; it reports false where there is none.
func (s *Store) ready() bool {
	path, err := s.path()
	if err != nil {
		return false
	}
	s.book.path = path
	return true
}

func (s *Store) tell(err error) {
	if err != nil && s.told != nil {
		s.told(err)
	}
}

// Count counts the game of a record, in place of what was counted of it before.
// What cannot be counted is passed over in silence; what goes wrong is told.
func (s *Store) Count(data []byte) {
	s.ask(func() {
		g, ok := parse(data, true)
		if !ok || !s.ready() {
			return
		}
		read, write := s.book.count(g)
		s.tell(read)
		s.tell(write)
	})
}

// Report reports, on the store's goroutine, on the game of one record, which may
// be any, and on all games that were counted, with the one that is being played.
// Either record may be nil.
func (s *Store) Report(this, playing []byte, done func(Report)) {
	s.ask(func() {
		var looked *Game
		if g, ok := parse(this, false); ok {
			looked = &g
		}
		var err error
		if s.ready() {
			err = s.book.load()
			s.tell(err)
			if err == nil && s.book.closed != nil {
				err = s.book.closed
			}
		}
		games := s.book.games
		if g, ok := parse(playing, true); ok && g.Check().Good() {
			if more := with(games, g); more != nil {
				games = more
			}
		}
		r := report(looked, games)
		r.Err = err
		done(r)
	})
}

// Wait returns when all that was asked before has been done.
func (s *Store) Wait() {
	ready := make(chan struct{})
	if s.ask(func() { close(ready) }) {
		<-ready
	} else {
		<-s.done
	}
}

// Close does what was asked and ends the store. It may be called more than once.
func (s *Store) Close() {
	s.mu.Lock()
	s.shut = true
	s.wake.Signal()
	s.mu.Unlock()
	<-s.done
}
