import type { Basis } from 'contract/evaluation/proposed-letters'
import { useState, useSyncExternalStore } from 'react'
import { draftNow, onDraftsChange, removeDraft, writeDraft } from '../../../../drafts/drafts.ts'

export const nothingTicked: Basis = { statements: [], reached: null, of: null }

/** Of an answer these three fields only. */
const basisOf = ({ statements, reached, of }: Basis): Basis => ({ statements, reached, of })

/** Both numbers or none, and no more reached than there are. */
export const isCountRight = ({ reached, of }: Basis): boolean =>
  (reached === null && of === null) || (reached !== null && of !== null && reached <= of)

const isEmpty = ({ statements, reached, of }: Basis): boolean =>
  statements.length === 0 && reached === null && of === null

type Options = {
  saved: Basis | null
  /** Name of the draft until there is an answer; null keeps it in the page only. */
  name: string | null
  onSave: (basis: Basis) => void
}

/** Ticks and numbers: part of the answer, and before there is one a draft on this device. */
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
      // Where nothing was answered, taking back the last tick leaves nothing to send.
      setUnsaved(isSaved || (saved === null && isEmpty(next)) ? null : next)
    },
    /** What is sent with a letter; inconsistent numbers stay in the draft until they are corrected. */
    taken: (): Basis => {
      if (isCountRight(basis)) {
        setUnsaved(null)
        return basis
      }
      return { ...basis, reached: null, of: null }
    },
  }
}
