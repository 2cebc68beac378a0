import { useSyncExternalStore } from 'react'
import { type Draft, draftsIn, knownDrafts, onDraftsChange } from './drafts.ts'

/** The number of drafts by prefix. */
export const useDraftCount = (start: string): number =>
  useSyncExternalStore(onDraftsChange, () => draftsIn(start).length)

/** The last unsent draft. */
export const useLatestDraft = (): Draft | null =>
  useSyncExternalStore(onDraftsChange, () =>
    draftsIn('').reduce<Draft | null>(
      (latest, { draft }) => (latest && latest.at >= draft.at ? latest : draft),
      null,
    ),
  )

export const useDraftNames = (): string[] => {
  const known = useSyncExternalStore(onDraftsChange, knownDrafts)
  return [...known].flatMap(([name, { draft }]) => (draft ? [name] : []))
}

/** `name` may be null. */
export const useHasDraft = (name: string | null): boolean =>
  useSyncExternalStore(
    onDraftsChange,
    () => name !== null && draftsIn(name).some((each) => each.name === name),
  )
