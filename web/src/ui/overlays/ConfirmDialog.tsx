import { lazyDialog } from '../waiting/lazily.tsx'

/** Confirms an action that is hard to undo; the focus starts on Cancel. */
export const ConfirmDialog = lazyDialog(async () => (await import('./OpenConfirmation.tsx')).OpenConfirmation)
