import { lazily } from '../../ui/waiting/lazily.tsx'

/** Loaded after the page, because nothing is known before the device was read. */
export const SavedState = lazily(
  async () => (await import('./SavedStateLine.tsx')).SavedStateLine,
  <p className="min-h-5" />,
  true,
)

/** On a phone the menu with the state is closed, so stuck entries are shown on the page. */
export const StuckState = lazily(
  async () => (await import('./SavedStateLine.tsx')).SavedStateLine,
  null,
  true,
)
