import { lazyDialog } from '../waiting/lazily.tsx'

/** Asks before something that is hard to undo. Focus starts on the way back. */
export const ConfirmDialog = lazyDialog(async () => (await import('./OpenConfirmation.tsx')).OpenConfirmation)
