import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { NewEvaluation } from 'contract/evaluation/evaluations'
import { checked } from 'contract/platform/checked'
import { Problem } from 'contract/platform/problems'
import { useState } from 'react'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { useDraftedForm } from '../../../kit/forms/use-drafted-form.ts'
import { useNamedProblems } from '../../../kit/forms/use-named-problems.ts'
import { useRequestKey } from '../../../kit/forms/use-request-key.ts'
import { addressOfEvaluation } from '../../../kit/page/addresses.ts'
import { showToast } from '../../../ui/messages/toasts.ts'
import { instrumentsQuery } from '../../instrument/instruments/queries.ts'
import type { SchoolChoice } from '../../places/schools/SchoolPicker.tsx'
import { instrumentFor, isMeantFor } from './instrument-for-school.ts'
import { addEvaluation } from './queries.ts'

type Values = {
  school: number | null
  instrument: number | null
  year: number | null
  date: string | null
  period: string
}

const labelsOf = (t: Translate): Record<keyof Values, string> => ({
  school: t('evaluations.school'),
  instrument: t('evaluations.instrument'),
  year: t('evaluations.year'),
  date: t('evaluations.date'),
  period: t('evaluations.period'),
})

/** State of the form; after saving it opens the evaluation's page. */
export const useNewEvaluation = (first: SchoolChoice | null) => {
  const { t } = useTranslation()
  const router = useRouter()
  const queryClient = useQueryClient()
  const keyFor = useRequestKey()
  const [school, setSchool] = useState(first)
  const [unfinished, setUnfinished] = useState<{ school: number; instrument: number } | null>(null)
  const { data: instruments } = useQuery(instrumentsQuery())
  /** The newest edition first; undefined while loading. */
  const enabled = instruments?.filter((each) => each.enabled && isMeantFor(each, school))
  const form = useDraftedForm<Values, SchoolChoice | null>({
    name: first ? `evaluation/new/${first.id}` : 'evaluation/new',
    shape: NewEvaluation,
    begin: {
      school: first?.id ?? null,
      instrument: null,
      year: new Date().getFullYear(),
      date: null,
      period: '',
    },
    proposed: { instrument: enabled?.[0]?.id ?? null },
    chosen: { of: () => school, restore: setSchool },
  })
  const problems = useNamedProblems(form.problems, labelsOf(t))
  const create = () => {
    setUnfinished(null)
    void form.submit(async (values) => {
      const body = checked(NewEvaluation, values)
      try {
        const made = await addEvaluation(body, keyFor(body))
        showToast('success', t('evaluation-list.created', { name: made.school.name }))
        void queryClient.invalidateQueries({ queryKey: ['evaluations'] })
        router.history.push(addressOfEvaluation(made))
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'evaluation_exists') throw error
        setUnfinished({ school: body.school, instrument: body.instrument })
        return false
      }
      return true
    })
  }
  return {
    ...form,
    problems,
    school,
    setSchool: (choice: SchoolChoice | null) => {
      setSchool(choice)
      setUnfinished(null)
      form.change({
        school: choice?.id ?? null,
        instrument: instrumentFor(form.values.instrument, instruments ?? [], choice),
      })
    },
    enabled,
    unfinished,
    create,
  }
}
