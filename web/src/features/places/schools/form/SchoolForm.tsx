import { useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { NewSchool, type School, SchoolChange } from 'contract/places/schools'
import { checked } from 'contract/platform/checked'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { FormFrame } from '../../../../kit/forms/FormFrame.tsx'
import { useEdited } from '../../../../kit/forms/use-edited.ts'
import { useActor } from '../../../../session/use-session.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import type { RegionChoice } from '../../regions/RegionPicker.tsx'
import { changeSchool, placeOfSchool, schoolQuery } from '../queries.ts'
import { CountSection } from './CountSection.tsx'
import { DescriptionFields } from './DescriptionFields.tsx'
import { SchoolFacts } from './SchoolFacts.tsx'
import { type SchoolValues, valuesOf } from './school-values.ts'
import { useRegionChosen } from './use-region-chosen.ts'
import { regionOf, useSchoolFields } from './use-school-fields.ts'
import { useSchoolTexts } from './use-school-texts.ts'

type Props = {
  school: School
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

/** Whoever may only change the numbers reads the description. */
export function SchoolForm({ school, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const texts = useSchoolTexts()
  const regions = useRegionChosen(regionOf(school))
  const mayDescribe = can(useActor(), 'school.change', placeOfSchool(school))
  const edited = useEdited<School, SchoolValues, RegionChoice | null>({
    draft: `school/${school.id}`,
    chosen: regions.inDraft,
    saved: school,
    shape: NewSchool,
    valuesOf,
    labels: texts.labels,
    textOf: (field, values) => texts.textOf(field, values, regions.of(values.region)?.label ?? '–'),
    write: (changes, version) => changeSchool(school.id, checked(SchoolChange, changes), version),
    readAgain: async () => {
      const newest = await queryClient.fetchQuery({ ...schoolQuery(school.id), staleTime: 0 })
      regions.meet(regionOf(newest))
      return newest
    },
    onSaved: ({ name }) => {
      showToast('success', t('schools.saved', { name }))
      onSaved()
      void queryClient.invalidateQueries({ queryKey: ['schools'] })
    },
  })
  const form = useSchoolFields(edited, regions)
  return (
    <FormFrame form={form} onLeave={onLeave} onDirty={onDirty}>
      {mayDescribe ? <DescriptionFields form={form} /> : <SchoolFacts school={school} />}
      <CountSection form={form} />
    </FormFrame>
  )
}
