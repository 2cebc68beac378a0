import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { languages } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { Download } from 'lucide'
import { useState } from 'react'
import { chosenLanguage } from '../../../../i18n/chosen-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { exportFile } from '../../../../kit/exchange/queries.ts'
import { useExport } from '../../../../kit/exchange/use-export.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'

/** The language is chosen here, since the people who fill in the sheet may read another one. */
export function TakeSheet({ detail }: { detail: EvaluationDetail }) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Language>(chosenLanguage)
  const { isPending, make } = useExport()
  const take = (signal: AbortSignal) =>
    exportFile(
      {
        subject: 'instrument',
        id: detail.instrument.id,
        query: `line=${detail.line.id}`,
        format: 'xlsx',
        language,
      },
      signal,
    )
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
        <Button icon={Download} isPending={isPending} onPress={() => void make(take)}>
          {t('transfer.paper.download')}
        </Button>
      </div>
    </section>
  )
}
