import { useState } from 'react'
import { type DraftState, useDraft } from './use-draft.ts'

export type DraftedText = {
  text: string
  setText: (text: string) => void
  isDirty: boolean
  /** Somebody else saved another text meanwhile, so the person chooses. */
  isContested: boolean
  takeTheirs: () => void
  takeMine: () => void
  /** Marks the text as being sent, so that its arrival is not taken for another person's. */
  handOver: () => void
  draft: DraftState
}

/** The text of a field: the draft, else the saved text. */
export const useDraftedText = (name: string | null, saved: string): DraftedText => {
  const [text, setText] = useState(saved)
  /** The saved text when typing began. */
  const [base, setBase] = useState(saved)
  const [handedOver, setHandedOver] = useState<string | null>(null)
  const isUntouched = text === base
  if (saved !== base && (isUntouched || saved === text || saved.trim() === handedOver)) {
    setBase(saved)
    if (isUntouched) setText(saved)
  }
  const isDirty = text !== saved && !(isUntouched && saved !== base)
  const draft = useDraft({
    name,
    value: text,
    isDirty,
    base,
    restore: (restored, writtenOver) => {
      setText(restored)
      setBase(typeof writtenOver === 'string' ? writtenOver : saved)
    },
    reset: () => {
      setText(saved)
      setBase(saved)
    },
  })
  return {
    text,
    setText,
    isDirty,
    isContested: isDirty && base !== saved,
    takeTheirs: () => {
      setText(saved)
      setBase(saved)
    },
    takeMine: () => setBase(saved),
    handOver: () => setHandedOver(text.trim()),
    draft,
  }
}
