import { lazily } from '../waiting/lazily.tsx'

/**
 * The checkbox of rows that can be chosen: most tables have none, and its place in the row is kept until it is there.
 */
export const RowChoice = lazily(async () => (await import('../choices/Checkbox.tsx')).Checkbox, null, true)
