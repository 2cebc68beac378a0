import { useQuery } from '@tanstack/react-query'
import type { School } from 'contract/places/schools'
import { limits } from 'contract/platform/limits'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { Select } from '../../../ui/choices/Select.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { schoolQuery } from '../../places/schools/queries.ts'
import { type SchoolChoice, SchoolPicker } from '../../places/schools/SchoolPicker.tsx'
import { UnfinishedNotice } from './UnfinishedNotice.tsx'
import { useNewEvaluation } from './use-new-evaluation.ts'

type Props = {
  from?: number | undefined
  onClose: () => void
}

/** Creates an evaluation with its base line and opens it. */
export function NewEvaluationDialog({ from, onClose }: Props) {
  const { data: school, isLoading } = useQuery({ ...schoolQuery(from ?? 0), enabled: from !== undefined })
  if (isLoading) return null
  return <NewEvaluation school={school ? choiceOf(school) : null} onClose={onClose} />
}

const choiceOf = ({ id, name, region, country }: School): SchoolChoice => ({
  id,
  label: name,
  hint: `${region.name}, ${country.name}`,
  country: country.id,
})

function NewEvaluation({ school, onClose }: { school: SchoolChoice | null; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useNewEvaluation(school)
  return (
    <Dialog isOpen onClose={onClose} title={t('evaluations.new')}>
      <FormFrame
        form={{ ...form, isDirty: false, save: form.create }}
        save={t('evaluation-list.create')}
        onLeave={onClose}
      >
        {form.unfinished && <UnfinishedNotice {...form.unfinished} />}
        <SchoolPicker
          id="school"
          value={form.school}
          onChange={form.setSchool}
          problem={form.problemOf('school')?.problem}
        />
        <Select
          label={t('evaluations.instrument')}
          choices={(form.enabled ?? []).map(({ id, name }) => ({ id, label: name }))}
          {...(form.enabled?.length === 0 && { hint: t('evaluation-list.noneEnabled') })}
          {...form.fieldOf('instrument')}
        />
        <YearAndDate form={form} />
        <TextField
          label={t('evaluations.period')}
          isOptional
          hint={t('evaluation-list.periodHint')}
          {...form.fieldOf('period')}
        />
      </FormFrame>
    </Dialog>
  )
}

function YearAndDate({ form }: { form: ReturnType<typeof useNewEvaluation> }) {
  const { t } = useTranslation()
  const thisYear = new Date().getFullYear()
  return (
    <div className="grid items-start gap-5 wide:grid-cols-2">
      <NumberField
        id="year"
        label={t('evaluations.year')}
        hint={t('evaluation-list.yearHint')}
        minValue={limits.yearMinimum}
        maxValue={thisYear + 1}
        formatOptions={{ useGrouping: false }}
        value={form.values.year ?? Number.NaN}
        onChange={(year) => form.set('year', Number.isNaN(year) ? null : year)}
        {...form.problemOf('year')}
      />
      <TextField
        id="date"
        type="date"
        label={t('evaluations.date')}
        isOptional
        value={form.values.date ?? ''}
        onChange={(date) => form.set('date', date || null)}
        {...form.problemOf('date')}
      />
    </div>
  )
}
