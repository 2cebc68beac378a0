import type { School } from 'contract/places/schools'
import { useMemo } from 'react'
import type { useForm } from '../../../../kit/forms/use-form.ts'
import { useNamedProblems } from '../../../../kit/forms/use-named-problems.ts'
import type { RegionChoice } from '../../regions/RegionPicker.tsx'
import { brokenNumbers, type SchoolField, type SchoolValues, staffOf } from './school-values.ts'
import type { useRegionChosen } from './use-region-chosen.ts'
import { useSchoolTexts } from './use-school-texts.ts'

export const regionOf = ({ region, country }: School): RegionChoice => ({
  id: region.id,
  label: region.name,
  hint: country.name,
})

type Form = Pick<
  ReturnType<typeof useForm<SchoolValues>>,
  'values' | 'set' | 'fieldOf' | 'problems' | 'problemOf' | 'isPending'
>

export const useSchoolFields = <Of extends Form>(form: Of, regions: ReturnType<typeof useRegionChosen>) => {
  const texts = useSchoolTexts()
  const { values, set } = form
  const broken = brokenNumbers(values)
  const worded = useMemo(
    () =>
      form.problems.map((problem) => {
        const field = broken.find((each) => each === problem.field)
        return field ? { ...problem, text: texts.fault(field) } : problem
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- worded once for each refusal: a new list takes the focus.
    [form.problems],
  )
  return {
    ...form,
    problems: useNamedProblems(worded, texts.labels),
    region: regions.of(values.region),
    setRegion: (choice: RegionChoice | null) => set('region', regions.meet(choice)),
    /** A broken order shows while typing, an empty number after sending. */
    numberProblem: (field: SchoolField): string | undefined => {
      if (broken.includes(field)) return texts.fault(field)
      return values[field] === null ? form.problemOf(field)?.problem : undefined
    },
    staff: staffOf(values),
  }
}

export type SchoolFieldsNow = ReturnType<typeof useSchoolFields<Form>>
