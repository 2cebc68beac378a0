import { useState } from 'react'
import { Card } from '../../ui/cards/Card.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { ComboBox } from '../../ui/choices/ComboBox.tsx'
import { Radio } from '../../ui/choices/Radio.tsx'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { Select } from '../../ui/choices/Select.tsx'
import { Switch } from '../../ui/choices/Switch.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Link } from '../../ui/navigation/Link.tsx'

const countries = [
  { id: 1, label: 'Peru', hint: '61 schools' },
  { id: 2, label: 'Vietnam', hint: '23 schools' },
  { id: 3, label: 'India', hint: '34 schools' },
]

const problems = [
  { field: 'school-name', text: 'Give the school a name' },
  { field: 'school-country', text: 'Choose a country' },
  { field: 'school-kind', text: 'Choose what kind of school it is' },
]

export function FieldExamples() {
  const [note, setNote] = useState('Two partners observed in grades 1 and 3.')
  const [country, setCountry] = useState<number | null>(null)
  const [search, setSearch] = useState('')
  return (
    <Card title="Fields">
      <div className="grid gap-5 wide:grid-cols-2">
        <div className="wide:col-span-2">
          <ErrorSummary problems={problems} />
        </div>
        <TextFields />
        <Select
          id="school-country"
          label="Country"
          choices={countries}
          value={country}
          onChange={setCountry}
          problem={country === null ? 'Choose a country' : undefined}
        />
        <CountrySearch />
        <NumberField label="Score" defaultValue={14} minValue={0} maxValue={100} hint="A part of 100" />
        <TextField label="Not yours to change" isDisabled defaultValue="Cusco" />
        <TextArea label="Your note" value={note} onChange={setNote} limit={60} hint="Only you see it" />
        <Choices />
        <SearchField
          label="Search by school"
          placeholder="Search by school (3 letters or more)"
          value={search}
          onChange={setSearch}
        />
        <div className="flex flex-wrap items-end gap-2">
          <Select variant="filter" label="Country" choices={countries} value={null} onChange={setCountry} />
          <Select
            variant="filter"
            label="Year"
            choices={[{ id: 2026, label: '2026' }]}
            value={2026}
            onChange={() => {}}
          />
        </div>
      </div>
    </Card>
  )
}

function TextFields() {
  return (
    <>
      <TextField label="Email or username" defaultValue="marta.quispe" autoComplete="username" />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        defaultValue="not a real one"
        labelAside={
          <Link href="#main">
            <span className="text-14">Forgot your password?</span>
          </Link>
        }
      />
      <TextField
        id="school-name"
        label="Name of the school"
        problem="Give the school a name"
        hint="As on its sign"
      />
      <TextField label="Website" type="url" isOptional placeholder="https://" />
    </>
  )
}

function CountrySearch() {
  const [text, setText] = useState('')
  const [found, setFound] = useState<(typeof countries)[number] | null>(null)
  const choices = countries.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
  return (
    <ComboBox
      label="Country by name"
      choices={choices}
      value={found}
      onChange={setFound}
      onSearch={setText}
      hint="Type to search"
      nothing="No country has this name"
    />
  )
}

function Choices() {
  const [kind, setKind] = useState('special')
  return (
    <>
      <RadioGroup
        id="school-kind"
        label="Kind of school"
        value={kind}
        onChange={setKind}
        problem="Choose what kind of school it is"
      >
        <Radio value="special" label="Special school" hint="Only learners with disabilities" />
        <Radio value="inclusive" label="Inclusive school" />
        <Radio value="other" label="Another kind" />
      </RadioGroup>
      <div>
        <Checkbox
          label="Keep me signed in on this device"
          hint="Leave this off if you share this computer."
        />
        <Checkbox label="I have read it" defaultSelected />
        <Checkbox label="Some of them" isIndeterminate />
        <Checkbox label="I agree" problem="Agree before you go on" />
        <Checkbox label="Not now" isDisabled />
      </div>
      <div>
        <Switch label="Letters by mail" hint="At most one a day" />
        <Switch label="Large buttons" defaultSelected />
      </div>
    </>
  )
}
