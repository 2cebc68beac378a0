import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Evaluation } from 'contract/evaluation/evaluations'
import { isWritable } from 'contract/evaluation/life-cycle'
import { type Line, lineCalls } from 'contract/evaluation/lines'
import { limits } from 'contract/platform/limits'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { FormDialog } from '../../../kit/forms/FormDialog.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useEdited } from '../../../kit/forms/use-edited.ts'
import { readForForm } from '../../../kit/page/queries.ts'
import { ask } from '../../../session/ask.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { NotNowDialog } from './NotNowDialog.tsx'
import { evaluationQuery } from './queries.ts'

type Values = { year: number }

const valuesOf = ({ year }: Line): Values => ({ year })
const shape = lineCalls.changeYear.body

/** Corrects the year of the row's line, only while the line is open. */
export function YearDialog({ row, onClose }: { row: Evaluation; onClose: () => void }) {
  const { t } = useTranslation()
  const isOpen = isWritable('year', row.line.status)
  const query = useQuery({ ...evaluationQuery(row.id, row.line.id), ...readForForm, enabled: isOpen })
  const title = t('evaluation-list.changeYearTitle', {
    line: t(`terms.line.${row.line.evaluation_type}`),
    name: row.school.name,
  })
  if (!isOpen) {
    return (
      <NotNowDialog title={title} onClose={onClose}>
        {t('evaluation-list.yearFrozen')}
      </NotNowDialog>
    )
  }
  return (
    <FormDialog onClose={onClose} title={title} width="narrow">
      {(form) =>
        query.data ? (
          <YearForm row={row} line={query.data.line} onSaved={onClose} {...form} />
        ) : (
          <AnswerFallback query={query} />
        )
      }
    </FormDialog>
  )
}

type Props = {
  row: Evaluation
  line: Line
  onSaved: () => void
  onLeave: () => void
  onDirty: (isDirty: boolean) => void
}

function YearForm({ row, line, onSaved, onLeave, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const labels = { year: t('evaluations.year') }
  const before = row.lines[row.lines.findIndex(({ id }) => id === line.id) - 1]
  const form = useEdited<Line, Values>({
    draft: `line-year/${line.id}`,
    saved: line,
    shape,
    valuesOf,
    labels,
    textOf: (_, { year }) => String(year),
    write: ({ year = line.year }, version) =>
      ask(lineCalls.changeYear, { parameters: { id: line.id }, body: { year }, version }),
    readAgain: async () =>
      (await queryClient.fetchQuery({ ...evaluationQuery(row.id, line.id), staleTime: 0 })).line,
    onSaved: () => {
      showToast('success', t('evaluation-list.yearSaved'))
      onSaved()
      void queryClient.invalidateQueries({ queryKey: ['evaluations'] })
    },
  })
  return (
    <FormFrame form={form} labels={labels} onLeave={onLeave} onDirty={onDirty}>
      <NumberField
        id="year"
        label={labels.year}
        hint={t('evaluation-list.lineYearHint')}
        minValue={before?.year ?? limits.yearMinimum}
        maxValue={new Date().getFullYear() + 1}
        formatOptions={{ useGrouping: false }}
        value={form.values.year}
        onChange={(year) => form.set('year', year)}
        {...form.problemOf('year')}
      />
    </FormFrame>
  )
}
