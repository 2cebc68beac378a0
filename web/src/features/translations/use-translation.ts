import { useQueryClient } from '@tanstack/react-query'
import { Problem } from 'contract/problems'
import type { Translation } from 'contract/translations'
import { useState } from 'react'
import { useTranslation as useWords } from 'react-i18next'
import { codeText, problemText } from '../../i18n/problem-text.ts'
import { announce } from '../../ui/messages/announcements.ts'
import { keepWords, keptWords } from './draft.ts'
import { changeTranslation, readAgain, takeSaved } from './queries.ts'

/** One text as it is worked on: what is saved, what was written since, and the ways to bring the two together. */
export const useTranslation = (row: Translation, language: string) => {
  const { t } = useWords()
  const client = useQueryClient()
  const saved = row.target ?? ''
  const [base, setBase] = useState(saved)
  const [text, setText] = useState(() => keptWords(row.id) ?? saved)
  const [isMeaning, setMeaning] = useState(false)
  const [isContested, setContested] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  if (saved !== base) {
    setBase(saved)
    if (text === base) setText(saved)
  }

  const write = (words: string) => {
    setText(words)
    setProblem(undefined)
    keepWords(row.id, words === saved ? null : words)
  }

  const finish = (now: Translation, words: string) => {
    takeSaved(client, language, row, now)
    keepWords(row.id, null)
    setText(now.target ?? '')
    setBase(now.target ?? '')
    setMeaning(false)
    setContested(false)
    announce(words)
  }

  const send = async (words: string, meaning: boolean) => {
    setPending(true)
    setProblem(undefined)
    try {
      const now = await changeTranslation(row, { text: words, meaning_changed: meaning })
      finish(now, meaning && now.next !== null ? t('translations.keptForNext') : t('translations.savedNow'))
    } catch (error) {
      if (error instanceof Problem && error.code === 'version_conflict') {
        await readAgain(client)
        setContested(true)
      } else setProblem(faultOf(error))
    } finally {
      setPending(false)
    }
  }

  const faultOf = (error: unknown): string => {
    const fault = error instanceof Problem ? error.extra.errors?.text?.[0] : undefined
    return fault ? codeText(t, fault.code) : problemText(t, error)
  }

  return {
    text,
    write,
    isDirty: text !== saved,
    isMeaning,
    setMeaning,
    isContested: isContested && text !== saved,
    takeTheirs: () => {
      write(saved)
      setContested(false)
    },
    problem,
    isPending,
    /** What is saved already is said to be so. */
    save: async () => (text === saved ? announce(t('translations.savedNow')) : send(text, isMeaning)),
    /** The English changed, and the translation still says the same. */
    confirm: () => send(saved, false),
    takeBack: () => send(saved, true),
  }
}
