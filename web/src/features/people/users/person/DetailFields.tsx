import type { Ref } from 'contract/platform/shapes'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { EmailLanguagePicker } from '../EmailLanguagePicker.tsx'
import { HomeCountryPicker } from '../HomeCountryPicker.tsx'
import type { Details } from './person-values.ts'

type Props = {
  values: Details
  onChange: (change: Partial<Details>) => void
  problemOf: (field: string) => { problem: string } | undefined
  knownCountry?: Ref | null
  /** A note about the address, and whether the actor may not change it. */
  emailHint?: string | undefined
  isEmailFixed?: boolean
}

export function DetailFields({ values, onChange, problemOf, knownCountry = null, ...email }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        id="full_name"
        label={t('users.fullName')}
        autoComplete="off"
        value={values.full_name}
        onChange={(full_name) => onChange({ full_name })}
        {...problemOf('full_name')}
      />
      <TextField
        id="email"
        type="email"
        label={t('users.email')}
        hint={email.emailHint}
        isDisabled={email.isEmailFixed ?? false}
        autoComplete="off"
        value={values.email}
        onChange={(email) => onChange({ email })}
        {...problemOf('email')}
      />
      <TextField
        id="phone"
        type="tel"
        label={t('users.phone')}
        isOptional
        autoComplete="off"
        value={values.phone}
        onChange={(phone) => onChange({ phone })}
        {...problemOf('phone')}
      />
      <EmailLanguagePicker
        value={values.language}
        onChange={(language) => onChange({ language })}
        {...problemOf('language')}
      />
      <HomeCountryPicker
        value={values.country}
        onChange={(country) => onChange({ country })}
        known={knownCountry}
        hint={t('users.countryHint')}
        {...problemOf('country')}
      />
    </>
  )
}
