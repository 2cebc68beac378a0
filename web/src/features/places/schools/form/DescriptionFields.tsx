import { levels, managements, typesOfSchool } from 'contract/places/school-fields'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx'
import { Radio } from '../../../../ui/choices/Radio.tsx'
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { RegionPicker } from '../../regions/RegionPicker.tsx'
import type { SchoolFieldsNow } from './use-school-fields.ts'
import { useSchoolTexts } from './use-school-texts.ts'

/** What kind of school it is and where. The country follows from the region. */
export function DescriptionFields({ form }: { form: SchoolFieldsNow }) {
  const { t } = useTranslation()
  const { labels } = useSchoolTexts()
  const { values, set, fieldOf, problemOf } = form
  const country = form.region?.hint
  const toggle = (level: (typeof levels)[number], isChosen: boolean) =>
    set(
      'levels',
      levels.filter((each) => (each === level ? isChosen : values.levels.includes(each))),
    )
  return (
    <div className="grid items-start gap-5 wide:grid-cols-2">
      <TextField label={labels.name} {...fieldOf('name')} />
      <TextField label={labels.project_name} isOptional {...fieldOf('project_name')} />
      <div className="grid gap-1.5">
        <RegionPicker
          id="region"
          value={form.region}
          onChange={form.setRegion}
          problem={problemOf('region')?.problem}
        />
        {country && (
          <p className="text-14 text-text2">
            {t('lists.country')}: {country}
          </p>
        )}
      </div>
      <Select
        label={labels.type_of_school}
        choices={typesOfSchool.map((id) => ({ id, label: t(`schools.types.${id}`) }))}
        {...fieldOf('type_of_school')}
      />
      <RadioGroup
        id="management"
        label={labels.management}
        value={values.management}
        onChange={(chosen) => set('management', managements.find((each) => each === chosen) ?? null)}
        {...problemOf('management')}
      >
        {managements.map((value) => (
          <Radio key={value} value={value} label={t(`schools.managements.${value}`)} />
        ))}
      </RadioGroup>
      <fieldset id="levels" className="min-w-0">
        <legend className="mb-1.5 text-15 font-strong">{labels.levels}</legend>
        {levels.map((level) => (
          <Checkbox
            key={level}
            label={t(`schools.level.${level}`)}
            isSelected={values.levels.includes(level)}
            onChange={(isChosen) => toggle(level, isChosen)}
          />
        ))}
      </fieldset>
    </div>
  )
}
