import { useQueryClient } from '@tanstack/react-query'
import { checked } from 'contract/checked'
import { Problem } from 'contract/problems'
import { NewSchool, type School, SchoolChange } from 'contract/schools'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Difference } from '../../app/ConflictNotice.tsx'
import { useForm } from '../../app/use-form.ts'
import { useNamedProblems } from '../../app/use-named-problems.ts'
import { useRequestKey } from '../../app/use-request-key.ts'
import { showToast } from '../../ui/toasts.ts'
import type { RegionChoice } from '../regions/RegionPicker.tsx'
import { addSchool, changeSchool, schoolQuery } from './queries.ts'
import {
  brokenNumbers,
  changedFields,
  changesOf,
  newSchoolValues,
  type SchoolField,
  type SchoolValues,
  staffOf,
  valuesOf,
} from './school-values.ts'
import { useSchoolWords } from './use-school-words.ts'

const regionOf = (school: School | null): RegionChoice | null =>
  school && { id: school.region.id, label: school.region.name, hint: school.country.name }

/** The state of a school's form: its values, what is wrong with them, and what somebody else saved meanwhile. */
export const useSchoolForm = (school: School | null, onSaved: () => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keyFor = useRequestKey()
  const words = useSchoolWords()
  /** What the form's changes are counted from: what was read, or what somebody else has saved since. */
  const [base, setBase] = useState(school)
  const [region, setRegion] = useState(regionOf(school))
  const [differences, setDifferences] = useState<readonly Difference[] | null>(null)
  const before = useMemo(() => (base ? valuesOf(base) : newSchoolValues), [base])
  const form = useForm<SchoolValues>(NewSchool, before)
  const { values, set } = form
  const broken = brokenNumbers(values)

  const worded = useMemo(
    () =>
      form.problems.map((problem) =>
        broken.includes(problem.field as SchoolField)
          ? { ...problem, text: words.fault(problem.field as SchoolField) }
          : problem,
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- worded once for each refusal: a new list takes the focus.
    [form.problems],
  )
  const problems = useNamedProblems(worded, words.labels)

  const take = (fields: readonly SchoolField[], saved: School) => {
    const theirs = valuesOf(saved)
    for (const field of fields) set(field, theirs[field])
    if (fields.includes('region')) setRegion(regionOf(saved))
  }

  /** Somebody else was faster: what only they changed is taken over, what both changed is the person's to decide. */
  const meet = (saved: School) => {
    const theirs = valuesOf(saved)
    const own = changedFields(before, values)
    const others = changedFields(before, theirs)
    take(
      others.filter((field) => !own.includes(field)),
      saved,
    )
    setDifferences(
      others.map((field) => ({
        label: words.labels[field],
        theirs: words.say(field, theirs, saved.region.name),
        mine: own.includes(field) ? words.say(field, values, region?.label ?? '') : t('schools.notMine'),
      })),
    )
    setBase(saved)
  }

  const change = async (saved: School) => {
    const body = checked(SchoolChange, changesOf(before, values))
    try {
      return await changeSchool(saved.id, body, saved.version)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'version_conflict') throw error
      meet(await queryClient.fetchQuery({ ...schoolQuery(saved.id), staleTime: 0 }))
      return null
    }
  }

  const save = () =>
    void form.submit(async () => {
      if (base && changedFields(before, values).length === 0) return onSaved()
      const body = checked(NewSchool, values)
      const saved = base ? await change(base) : await addSchool(body, keyFor(body))
      if (!saved) return
      showToast(
        'success',
        base ? t('schools.saved', { name: saved.name }) : t('schools.added', { name: saved.name }),
      )
      onSaved()
      await queryClient.invalidateQueries({ queryKey: ['schools'] })
    })

  return {
    values,
    set,
    region,
    setRegion: (choice: RegionChoice | null) => {
      setRegion(choice)
      set('region', choice?.id ?? null)
    },
    problems,
    problemOf: form.problemOf,
    /** A number that breaks the order is told while it is typed; an emptied one when it is sent. */
    numberProblem: (field: SchoolField): string | undefined => {
      if (broken.includes(field)) return words.fault(field)
      return values[field] === null ? form.problemOf(field)?.problem : undefined
    },
    staff: staffOf(values),
    isDirty: changedFields(before, values).length > 0,
    isPending: form.isPending,
    differences,
    takeTheirs: () => {
      if (base) take(changedFields(values, valuesOf(base)), base)
      setDifferences(null)
    },
    save,
  }
}

export type SchoolFormState = ReturnType<typeof useSchoolForm>
