import { laterDialog } from '../waiting/later.tsx'

/** Asks before something that is hard to undo. Focus starts on the way back. */
export const ConfirmDialog = laterDialog(
  async () => (await import('./OpenConfirmation.tsx')).OpenConfirmation,
)
