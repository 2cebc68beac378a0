import { lazily } from '../waiting/lazily.tsx'

/** Loaded on demand, since most tables have no selection; its place is reserved. */
export const RowChoice = lazily(async () => (await import('../choices/Checkbox.tsx')).Checkbox, null, true)
