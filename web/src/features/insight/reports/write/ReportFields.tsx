import { limits } from 'contract/platform/limits'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { FieldsOf } from '../../../../kit/forms/use-form.ts'
import { NumberField } from '../../../../ui/fields/NumberField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { RichText } from '../editor/RichText.tsx'
import type { ReportValues } from './report-values.ts'

type Props = {
  form: FieldsOf<ReportValues>
  draftName: string
  /** Incremented when the text was replaced from outside, which restarts the editor. */
  edition: number
}

export function ReportFields({ form, draftName, edition }: Props) {
  const { t } = useTranslation()
  const { values, set, fieldOf, problemOf } = form
  const left = limits.report - [...values.text].length
  return (
    <>
      <TextField label={t('reports.name')} {...fieldOf('title')} />
      <div className="wide:w-40">
        <NumberField
          label={t('evaluations.year')}
          formatOptions={{ useGrouping: false }}
          {...fieldOf('year')}
        />
      </div>
      <RichText
        key={edition}
        label={t('reports.text')}
        draftName={draftName}
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
