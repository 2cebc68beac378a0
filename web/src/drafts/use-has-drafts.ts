import { useSyncExternalStore } from 'react'
import { type Draft, draftsIn, knownDrafts, onDraftsChange } from './drafts.ts'

/** How many drafts there are whose names begin so. */
export const useDraftCount = (start: string): number =>
  useSyncExternalStore(onDraftsChange, () => draftsIn(start).length)

/** What was typed last and is not sent. */
export const useLatestDraft = (): Draft | null =>
  useSyncExternalStore(onDraftsChange, () =>
    draftsIn('').reduce<Draft | null>(
      (latest, { draft }) => (latest && latest.at >= draft.at ? latest : draft),
      null,
    ),
  )

/** The names of all drafts. */
export const useDraftNames = (): string[] => {
  const known = useSyncExternalStore(onDraftsChange, knownDrafts)
  return [...known].flatMap(([name, { draft }]) => (draft ? [name] : []))
}

/** Of one name, which may be null. */
export const useHasDraft = (name: string | null): boolean =>
  useSyncExternalStore(
    onDraftsChange,
    () => name !== null && draftsIn(name).some((each) => each.name === name),
  )
