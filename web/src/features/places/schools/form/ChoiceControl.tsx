import { type schoolChoices, schoolFields, type schoolMultipleChoices } from 'contract/places/school-fields'
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx'
import { Radio } from '../../../../ui/choices/Radio.tsx'
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import type { SchoolValues } from './school-values.ts'
import type { SchoolFieldsNow } from './use-school-fields.ts'
import { useSchoolTexts } from './use-school-texts.ts'

/** More choices than this open from a button. */
const mostRadios = 3

type ChoiceName = (typeof schoolChoices)[number]
type Code = NonNullable<SchoolValues[ChoiceName]>

export function ChoiceControl({ name, form }: { name: ChoiceName; form: SchoolFieldsNow }) {
  const { labels, choiceText } = useSchoolTexts()
  const codes: readonly Code[] = schoolFields[name].codes
  if (codes.length > mostRadios)
    return (
      <Select
        label={labels[name]}
        choices={codes.map((id) => ({ id, label: choiceText(name, id) }))}
        {...form.fieldOf(name)}
      />
    )
  return (
    <RadioGroup
      id={name}
      label={labels[name]}
      value={form.values[name]}
      onChange={(chosen) => form.set(name, codes.find((each) => each === chosen) ?? null)}
      {...form.problemOf(name)}
    >
      {codes.map((value) => (
        <Radio key={value} value={value} label={choiceText(name, value)} />
      ))}
    </RadioGroup>
  )
}

type ChoicesName = (typeof schoolMultipleChoices)[number]

export function ChoicesControl({ name, form }: { name: ChoicesName; form: SchoolFieldsNow }) {
  const { labels, choiceText } = useSchoolTexts()
  const { codes } = schoolFields[name]
  const chosen = form.values[name]
  return (
    <fieldset id={name} className="min-w-0">
      <legend className="mb-1.5 text-15 font-strong">{labels[name]}</legend>
      {codes.map((code) => (
        <Checkbox
          key={code}
          label={choiceText(name, code)}
          isSelected={chosen.includes(code)}
          onChange={(isChosen) =>
            form.set(
              name,
              codes.filter((each) => (each === code ? isChosen : chosen.includes(each))),
            )
          }
        />
      ))}
    </fieldset>
  )
}
