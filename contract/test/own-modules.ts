import { afterAll, vi } from 'vitest'

// Test files of a worker share its process (docs/decisions/158): modules of ours, with their state, begin anew for each,
// and what a file put in the place of a global ends with it.
vi.resetModules()

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
