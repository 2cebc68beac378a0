import { useQueryClient } from '@tanstack/react-query'
import type { Translation } from 'contract/instrument/translations'
import { Problem } from 'contract/platform/problems'
import { useState } from 'react'
import { useDraftedText } from '../../../drafts/use-drafted-text.ts'
import { codeText, problemText } from '../../../i18n/problem-text.ts'
import { type Translate, useTranslation as useTexts } from '../../../i18n/translation.tsx'
import { announce } from '../../../ui/messages/announcements.ts'
import { changeTranslation, readAgain, takeSaved } from './queries.ts'

const faultOf = (t: Translate, error: unknown): string => {
  const fault = error instanceof Problem ? error.extra.errors?.text?.[0] : undefined
  return fault ? codeText(t, fault.code) : problemText(t, error)
}

/** A text with the saved and the typed version, and the conflict between them. */
export const useTranslatedText = (row: Translation, language: string) => {
  const { t } = useTexts()
  const client = useQueryClient()
  const saved = row.target ?? ''
  const drafted = useDraftedText(`translation/${language}/${row.id}`, saved)
  const { text, setText } = drafted
  const [isMeaning, setMeaning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)

  const write = (typed: string) => {
    setText(typed)
    setProblem(undefined)
  }

  const finish = (now: Translation, typed: string) => {
    drafted.handOver()
    takeSaved(client, language, row, now)
    setText(now.target ?? '')
    setMeaning(false)
    announce(typed)
  }

  const send = async (typed: string, meaning: boolean) => {
    setPending(true)
    setProblem(undefined)
    try {
      const now = await changeTranslation(row, { text: typed, meaning_changed: meaning })
      finish(now, meaning && now.next !== null ? t('translations.keptForNext') : t('translations.savedNow'))
    } catch (error) {
      if (error instanceof Problem && error.code === 'version_conflict') await readAgain(client)
      else setProblem(faultOf(t, error))
    } finally {
      setPending(false)
    }
  }

  return {
    text,
    write,
    isMeaning,
    setMeaning,
    drafted,
    problem,
    isPending,
    isDirty: text !== saved,
    /** A text that is saved already is announced as saved. */
    save: async () => (text === saved ? announce(t('translations.savedNow')) : send(text, isMeaning)),
    /** The English changed, and the translation still fits. */
    confirm: () => send(saved, false),
    takeBack: () => send(saved, true),
  }
}
