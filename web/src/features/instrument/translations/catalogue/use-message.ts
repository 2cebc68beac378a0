import { useQueryClient } from '@tanstack/react-query'
import type { CatalogueText } from 'contract/instrument/catalogue'
import { unfitnessOf } from 'contract/instrument/message-unfitness'
import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { useMemo, useState } from 'react'
import { useDraftedText } from '../../../../drafts/use-drafted-text.ts'
import { problemText } from '../../../../i18n/problem-text.ts'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import { changeMessage, readAgain, takeSaved } from './queries.ts'
import { unfitText } from './unfit-text.ts'

export type AvoidedTexts = readonly { words: string[]; rather: string }[]

/** By the rules of the server; undefined without a fault. */
const faultTextOf = (
  t: Translate,
  { key, source }: CatalogueText,
  language: Language,
  avoided: AvoidedTexts,
  text: string,
): string | undefined => {
  const unfit = unfitnessOf({ language, key, text, english: source }, avoided)
  return unfit ? unfitText(t, unfit) : undefined
}

const refusalOf = (t: Translate, error: unknown): string => {
  const unfit = error instanceof Problem ? error.extra.errors?.text?.[0]?.unfit : undefined
  return unfit ? unfitText(t, unfit) : problemText(t, error)
}

/** A message with the saved text, the typed one and its faults. */
export const useMessage = (row: CatalogueText, language: Language, avoided: AvoidedTexts) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const drafted = useDraftedText(`catalogue/${row.id}`, row.target)
  const { text, setText } = drafted
  const [refusal, setRefusal] = useState<string>()
  const [isPending, setPending] = useState(false)
  const isDirty = text !== row.target
  const fault = useMemo(
    () => (text === row.target ? undefined : faultTextOf(t, row, language, avoided, text)),
    [t, row, language, avoided, text],
  )

  const send = async (sent: string | null) => {
    setPending(true)
    setRefusal(undefined)
    try {
      const now = await changeMessage(row, sent)
      drafted.handOver()
      takeSaved(client, language, row, now)
      setText(now.target)
      announce(t(now.state === 'released' ? 'catalogue.wentBack' : 'translations.savedNow'))
    } catch (error) {
      if (error instanceof Problem && error.code === 'version_conflict') await readAgain(client)
      else setRefusal(refusalOf(t, error))
    } finally {
      setPending(false)
    }
  }

  return {
    text,
    write: (typed: string) => {
      setText(typed)
      setRefusal(undefined)
    },
    drafted,
    problem: fault ?? refusal,
    isPending,
    isDirty,
    /** A faulty text is not sent; one that is saved already is announced as saved. */
    save: async () => {
      if (!isDirty) announce(t('translations.savedNow'))
      else if (fault === undefined) await send(text)
    },
    confirm: () => send(row.target),
    goBack: () => send(null),
  }
}
