import { useQuery, useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { NewReviewer, type Reviewing } from 'contract/evaluation/reviewers'
import type { CurrentLine } from 'contract/insight/results/school-overview'
import type { School } from 'contract/places/schools'
import { formatDay } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { FormFrame } from '../../../../kit/forms/FormFrame.tsx'
import { useForm } from '../../../../kit/forms/use-form.ts'
import { useActor } from '../../../../session/use-session.ts'
import { useUnsaved } from '../../../../session/use-unsaved.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { placeOfSchool } from '../../../places/schools/queries.ts'
import { schoolOverviewQuery } from '../overview-queries.ts'
import { nameReviewer, reviewingQuery } from '../queries.ts'

type Props = { school: School; current: CurrentLine }

export function ReviewerCard({ school, current }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const mayName = can(actor, 'line.review', placeOfSchool(school))
  const query = useQuery({ ...reviewingQuery(current.line.id), enabled: mayName })
  if (!mayName && current.reviewer === null) return null
  return (
    <Card title={t('school.reviewer.title')}>
      <p className="wrap-anywhere">
        {current.reviewer === null
          ? t('school.reviewer.nobody')
          : current.review_by === null
            ? t('school.reviewer.named', { name: current.reviewer.name })
            : t('school.reviewer.until', {
                name: current.reviewer.name,
                day: formatDay(current.review_by),
              })}
      </p>
      {mayName && (
        <div className="mt-4">
          {query.data ? (
            <ReviewerForm school={school} line={current.line.id} reviewing={query.data} />
          ) : (
            <AnswerFallback query={query} />
          )}
        </div>
      )}
    </Card>
  )
}

const nobody = 0

function ReviewerForm({ school, line, reviewing }: { school: School; line: number; reviewing: Reviewing }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { reviewer, review_by, candidates } = reviewing
  const form = useForm(NewReviewer, { reviewer: reviewer?.id ?? null, review_by })
  const { values, set, change, problemOf } = form
  const isDirty = values.reviewer !== (reviewer?.id ?? null) || values.review_by !== review_by
  useUnsaved(isDirty)
  const labels = { reviewer: t('school.reviewer.who'), review_by: t('school.reviewer.day') }
  const save = () =>
    void form.submit(async (body) => {
      const saved = await nameReviewer(line, body)
      queryClient.setQueryData(reviewingQuery(line).queryKey, saved)
      await queryClient.invalidateQueries(schoolOverviewQuery(school.id))
      showToast('success', t('school.reviewer.saved'))
    })
  return (
    <FormFrame form={{ ...form, isDirty, save }} labels={labels} save={t('school.reviewer.save')}>
      <Select
        id="reviewer"
        label={labels.reviewer}
        choices={[
          { id: nobody, label: t('school.reviewer.none') },
          ...candidates.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={values.reviewer ?? nobody}
        onChange={(id) => change(id === nobody ? { reviewer: null, review_by: null } : { reviewer: id })}
        {...problemOf('reviewer')}
      />
      <TextField
        id="review_by"
        type="date"
        label={labels.review_by}
        isOptional
        value={values.review_by ?? ''}
        onChange={(day) => set('review_by', day || null)}
        {...problemOf('review_by')}
      />
    </FormFrame>
  )
}
