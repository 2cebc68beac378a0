import { draftsIn, knownDrafts, markStored, setKnown } from './drafts.ts'

/** Loaded after the page; until then drafts last as long as the page. */
export const startDrafts = async (): Promise<void> => {
  try {
    const { followDrafts } = await import('./keep-drafts.ts')
    followDrafts()
  } catch {
    setKnown(knownDrafts(), true)
    for (const { name } of draftsIn('')) markStored(name, true)
    addEventListener('online', () => void startDrafts(), { once: true })
  }
}
