import { lazily } from '../../ui/waiting/lazily.tsx'

/** Nothing is known before the device was read, which comes after the page; so does what shows it. */
export const SavedState = lazily(
  async () => (await import('./SavedStateLine.tsx')).SavedStateLine,
  <p className="min-h-5" />,
  true,
)

/** On a phone the menu that holds it is closed: what is stuck is told on the page. */
export const StuckState = lazily(
  async () => (await import('./SavedStateLine.tsx')).SavedStateLine,
  null,
  true,
)
