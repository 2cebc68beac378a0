import { useState } from 'react'
import { type DraftState, useDraft } from './use-draft.ts'

export type DraftedText = {
  text: string
  setText: (text: string) => void
  isDirty: boolean
  /** Somebody else saved another text since this one was begun: the person decides. */
  isContested: boolean
  takeTheirs: () => void
  takeMine: () => void
  /** This text is on its way: once it is what is saved, nobody else wrote it. */
  handOver: () => void
  draft: DraftState
}

/** The text of one field: what was typed, else what is saved. */
export const useDraftedText = (name: string | null, saved: string): DraftedText => {
  const [text, setText] = useState(saved)
  /** What was saved when somebody began to type. */
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
