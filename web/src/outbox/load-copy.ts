import type { Entry } from './entry.ts'
import { items } from './outbox.ts'

/** Takes the entries of a copy; how many came to what is here. Another person's are not taken. */
export const loadCopy = (entries: readonly Entry[]): number =>
  entries.filter((entry) => items.load(entry)).length
