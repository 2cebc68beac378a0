import {
  schoolChoices,
  schoolFields,
  schoolMultipleChoices,
  schoolNumbers,
} from 'contract/places/school-fields'
import { namesOf } from 'contract/platform/fields'
import { isOneOf } from 'contract/platform/typed'
import { isRequired } from '../../../../kit/forms/described-values.ts'
import { NumberField } from '../../../../ui/fields/NumberField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { ChoiceControl, ChoicesControl } from './ChoiceControl.tsx'
import { RegionControl } from './RegionControl.tsx'
import type { SchoolField } from './school-values.ts'
import type { SchoolFieldsNow } from './use-school-fields.ts'
import { useSchoolTexts } from './use-school-texts.ts'

const most = 1_000_000
const days = namesOf(schoolFields, { kind: 'day' })

export function SchoolFieldControl({ name, form }: { name: SchoolField; form: SchoolFieldsNow }) {
  const { labels, hints } = useSchoolTexts()
  const label = labels[name]
  const hint = hints[name]
  if (name === 'region') return <RegionControl form={form} />
  if (isOneOf(schoolChoices, name)) return <ChoiceControl name={name} form={form} />
  if (isOneOf(schoolMultipleChoices, name)) return <ChoicesControl name={name} form={form} />
  if (isOneOf(schoolNumbers, name))
    return (
      <NumberField
        id={name}
        label={label}
        {...(hint && { hint })}
        minValue={0}
        maxValue={most}
        value={form.values[name] ?? Number.NaN}
        onChange={(value) => form.set(name, Number.isNaN(value) ? null : value)}
        problem={form.numberProblem(name)}
      />
    )
  if (isOneOf(days, name))
    return (
      <TextField
        id={name}
        type="date"
        label={label}
        isOptional
        value={form.values[name] ?? ''}
        onChange={(day) => form.set(name, day || null)}
        {...form.problemOf(name)}
      />
    )
  return <TextField label={label} isOptional={!isRequired(schoolFields, name)} {...form.fieldOf(name)} />
}
