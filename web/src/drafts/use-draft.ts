import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { formatTime } from '../i18n/format-date.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useUnsaved } from '../session/use-unsaved.ts'
import { announce } from '../ui/messages/announcements.ts'
import { draftNow, draftsAreReady, knownDrafts, onDraftsChange, removeDraft, writeDraft } from './drafts.ts'

type Options<Value> = {
  /** Name of the draft; null stores nothing, as for passwords. */
  name: string | null
  /** The present value, and whether it differs from the saved one. */
  value: Value
  isDirty: boolean
  /** The row that it is based on, to detect changes by others. */
  base?: unknown
  /** Puts a draft into the field. */
  restore: (value: Value, base: unknown) => void
  /** Puts the saved value into the field. */
  reset: () => void
}

/** State of a draft, and its actions. */
export type DraftState = {
  /** When the restored draft was written; null without one. */
  restoredFrom: number | null
  isFromElsewhere: boolean
  isInPageOnly: boolean
  /** Incremented when the field got another text, for editors that read it only once. */
  edition: number
  discard: () => void
  /** Removes the draft after sending. */
  clear: () => void
}

/**
 * Stores input on this device until it is sent and restores it after leaving the page, a reload, a closed tab, a
 * change of language or an ended session.
 */
export const useDraft = <Value>({
  name,
  value,
  isDirty,
  base,
  restore,
  reset,
}: Options<Value>): DraftState => {
  const { t } = useTranslation()
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null)
  const [edition, setEdition] = useState(0)
  const [isFromElsewhere, setFromElsewhere] = useState(false)
  const isReady = useSyncExternalStore(onDraftsChange, draftsAreReady)
  const there = useSyncExternalStore(onDraftsChange, () =>
    name === null ? undefined : knownDrafts().get(name),
  )
  const text = JSON.stringify(value)
  const seen = useRef({ text, isDirty })
  const now = useRef({ value, text, base, isDirty, restore, reset })
  useLayoutEffect(() => {
    now.current = { value, text, base, isDirty, restore, reset }
  })
  useUnsaved(isDirty)

  // Before a draft is restored, since an untouched field must not remove it.
  useLayoutEffect(() => {
    if (name === null || (seen.current.text === text && seen.current.isDirty === isDirty)) return
    seen.current = { text, isDirty }
    const draft = draftNow(name)
    if (!isDirty) removeDraft(name)
    else if (JSON.stringify(draft?.value) !== text) writeDraft(name, now.current.value, now.current.base)
    if (!isDirty) {
      setRestoredFrom(null)
      setFromElsewhere(false)
    }
  }, [name, text, isDirty])

  useLayoutEffect(() => {
    const draft = name === null || !isReady ? null : draftNow(name)
    if (!draft || now.current.isDirty) return
    // It was saved after its page had been left.
    if (name !== null && JSON.stringify(draft.value) === now.current.text) return removeDraft(name)
    setRestoredFrom(draft.at)
    now.current.restore(draft.value as Value, draft.base)
    setEdition((before) => before + 1)
    announce(t('drafts.restored', { time: formatTime(draft.at) }))
  }, [name, isReady, t])

  // Another tab has the same field open.
  useEffect(() => {
    if (!there?.isFromElsewhere) return
    if (there.draft === null) {
      if (now.current.isDirty) now.current.reset()
      return setEdition((before) => before + 1)
    }
    if (JSON.stringify(there.draft.value) === now.current.text) return
    setFromElsewhere(true)
    now.current.restore(there.draft.value as Value, there.draft.base)
    setEdition((before) => before + 1)
    announce(t('drafts.elsewhere', { time: formatTime(there.draft.at) }))
  }, [there, t])

  const clear = () => {
    if (name !== null) removeDraft(name)
    seen.current = { text: now.current.text, isDirty: now.current.isDirty }
    setRestoredFrom(null)
    setFromElsewhere(false)
  }
  return {
    restoredFrom,
    isFromElsewhere,
    edition,
    isInPageOnly: isDirty && there?.isInPageOnly === true,
    clear,
    discard: () => {
      clear()
      now.current.reset()
      setEdition((before) => before + 1)
    },
  }
}
