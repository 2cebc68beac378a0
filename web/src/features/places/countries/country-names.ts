import { countryCodes } from 'contract/places/country-codes'

export type CountryChoice = { id: string; label: string; hint: string }

/** Every country of the standard in the language of the page; `hint` is the code. */
export const countryChoices = (locale: string): CountryChoice[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return countryCodes
    .map((code) => ({ id: code, label: names.of(code) ?? code, hint: code }))
    .sort((one, other) => compare(one.label, other.label))
}
