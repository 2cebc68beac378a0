import { vi } from 'vitest'

// Test files of a worker share its process (docs/decisions/158): modules of ours, with their state, begin anew for each.
vi.resetModules()
