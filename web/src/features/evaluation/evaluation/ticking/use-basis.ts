import type { Basis } from 'contract/evaluation/proposed-letters'
import { useState, useSyncExternalStore } from 'react'
import { draftNow, onDraftsChange, removeDraft, writeDraft } from '../../../../drafts/drafts.ts'

export const nothingTicked: Basis = { statements: [], reached: null, of: null }

/** Of an answer these three alone: its letter and its version are not what it rests on. */
const basisOf = ({ statements, reached, of }: Basis): Basis => ({ statements, reached, of })

/** Both numbers or none, and no more reached than there are. */
export const isCountRight = ({ reached, of }: Basis): boolean =>
  (reached === null && of === null) || (reached !== null && of !== null && reached <= of)

type Options = {
  /** Of the answer; null while there is none. */
  saved: Basis | null
  /** Names what is kept on the device until there is an answer; null keeps it in the page alone. */
  name: string | null
  onSave: (basis: Basis) => void
}

/** What is ticked and counted: a part of the answer, and before there is one on this device until a letter is chosen. */
export const useBasis = ({ saved, name, onSave }: Options) => {
  const [inPage, setInPage] = useState<Basis | null>(null)
  const draft = useSyncExternalStore(onDraftsChange, () => (name === null ? null : draftNow(name)))
  const unsaved = name === null ? inPage : ((draft?.value ?? null) as Basis | null)
  const basis = basisOf(unsaved ?? saved ?? nothingTicked)
  const setUnsaved = (next: Basis | null) => {
    if (name === null) setInPage(next)
    else if (next === null) removeDraft(name)
    else writeDraft(name, next)
  }
  return {
    basis,
    change: (next: Basis) => {
      const isSaved = saved !== null && isCountRight(next)
      if (isSaved) onSave(next)
      setUnsaved(isSaved ? null : next)
    },
    /** It goes with a letter; numbers that cannot be right stay here until they are mended. */
    taken: (): Basis => {
      if (isCountRight(basis)) {
        setUnsaved(null)
        return basis
      }
      return { ...basis, reached: null, of: null }
    },
  }
}
