import { limits } from 'contract/limits'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format-number.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { RichText } from '../editor/RichText.tsx'
import type { ReportValues } from './draft.ts'

type Props = {
  form: {
    values: ReportValues
    set: <Name extends keyof ReportValues>(name: Name, value: ReportValues[Name]) => void
    problemOf: (name: string) => { problem: string } | undefined
  }
  /** Counts up where the text was replaced from outside, so that the editor begins with it. */
  edition: number
}

export function ReportFields({ form, edition }: Props) {
  const { t } = useTranslation()
  const { values, set, problemOf } = form
  const left = limits.report - [...values.text].length
  return (
    <>
      <TextField
        id="title"
        label={t('reports.name')}
        value={values.title}
        onChange={(title) => set('title', title)}
        {...problemOf('title')}
      />
      <div className="wide:w-40">
        <NumberField
          id="year"
          label={t('evaluations.year')}
          value={values.year}
          onChange={(year) => set('year', year)}
          formatOptions={{ useGrouping: false }}
          {...problemOf('year')}
        />
      </div>
      <RichText
        key={edition}
        label={t('reports.text')}
        value={values.text}
        onChange={(text) => set('text', text)}
        hint={
          left < 0
            ? t('ui.charactersOver', { count: -left })
            : t('reports.left', { count: left, left: formatNumber(left) })
        }
        problem={problemOf('text')?.problem}
      />
    </>
  )
}
