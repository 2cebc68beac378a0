import type { EvaluationDetail } from 'contract/evaluations'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportFile } from '../../../app/long-work/queries.ts'
import { chosenLanguage } from '../../../i18n/chosen-language.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { type Language, languages } from '../../../i18n/languages.ts'
import { problemText } from '../../../i18n/problem-text.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Select } from '../../../ui/choices/Select.tsx'
import { announce } from '../../../ui/messages/announcements.ts'
import { showToast } from '../../../ui/messages/toasts.ts'

/** The sheet of the line in a language of one's choice: the people who fill it in may read another than the screen's. */
export function TakeSheet({ detail }: { detail: EvaluationDetail }) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Language>(chosenLanguage)
  const [isPending, setPending] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const make = async () => {
    const { signal } = leaving.current
    setPending(true)
    announce(t('transfer.making'))
    try {
      const { name, rows } = await exportFile(
        {
          subject: 'instrument',
          id: detail.instrument.id,
          query: `line=${detail.line.id}`,
          format: 'xlsx',
          language,
        },
        signal,
      )
      showToast('success', t('transfer.made', { name, count: rows ?? 0, rows: formatNumber(rows ?? 0) }))
    } catch (error) {
      if (!signal.aborted) showToast('error', problemText(t, error))
    } finally {
      if (!signal.aborted) setPending(false)
    }
  }
  return (
    <section className="grid gap-3" aria-labelledby="take-sheet">
      <h3 id="take-sheet" className="text-18 font-bold">
        {t('transfer.paper.take')}
      </h3>
      <p className="text-text2">{t('transfer.paper.takeHint')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('transfer.paper.language')}
          choices={languages.map(({ code, name }) => ({ id: code, label: name, language: code }))}
          value={language}
          onChange={setLanguage}
        />
        <Button icon={Download} isPending={isPending} onPress={() => void make()}>
          {t('transfer.paper.download')}
        </Button>
      </div>
    </section>
  )
}
