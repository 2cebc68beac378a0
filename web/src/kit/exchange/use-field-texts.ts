import { roles } from 'contract/access/roles'
import type { ImportFault } from 'contract/exchange/imports'
import { userFields } from 'contract/people/user-fields'
import {
  levels,
  managements,
  schoolFields,
  schoolNumbers,
  typesOfSchool,
} from 'contract/places/school-fields'
import { importedNames } from 'contract/platform/fields'
import { languages } from 'contract/platform/languages'
import { limits } from 'contract/platform/limits'
import { isProblemCode } from 'contract/platform/problems'
import { isOneOf, keysOf } from 'contract/platform/typed'
import { formatNumber } from '../../i18n/format-number.ts'
import { codeText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'

const fields = [
  'id',
  ...importedNames(schoolFields),
  ...importedNames(userFields),
  'source',
  'current',
  'target',
  'mark',
  'option',
  'na_reason',
  'note',
  'true_1',
  'true_2',
  'true_3',
  'statements',
  'reached',
  'of',
  'proposed',
  'kept',
  'plan',
] as const
type Field = (typeof fields)[number]

const isField = (name: string): name is Field => isOneOf(fields, name)
const isOf = <Code extends string | number>(codes: readonly Code[], value: unknown): value is Code =>
  isOneOf(codes, value)
const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value

const ofSheet = {
  'mark required': 'mark',
  'mark validation_error': 'mark',
  'mark indicator_not_found': 'mark',
  'mark result_exists': 'twice',
  'option does_not_exist': 'option',
  'option data_changed': 'answer',
  'na_reason validation_error': 'reason',
  'true_1 does_not_exist': 'ticks',
  'true_2 does_not_exist': 'ticks',
  'true_3 does_not_exist': 'ticks',
  'reached validation_error': 'count',
  'of validation_error': 'count',
  'kept does_not_exist': 'kept',
  'plan validation_error': 'planKept',
} as const

/** Fields with an explanation in place of "Invalid value". */
const explained = { counted_on: 'day', areas: 'areas', role: 'role', email: 'email' } as const

const choices: Readonly<Record<string, readonly string[]>> = {
  management: managements,
  type_of_school: typesOfSchool,
  levels,
  language: languages.map(({ code }) => code),
}

export const useFieldTexts = () => {
  const { t } = useTranslation()
  const fieldName = (name: string): string => (isField(name) ? t(`fields.${name}`) : name)

  const oneText = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return ''
    if (isNamed(value)) return value.name
    if (field === 'management' && isOf(managements, value)) return t(`schools.codes.management.${value}`)
    if (field === 'type_of_school' && isOf(typesOfSchool, value))
      return t(`schools.codes.type_of_school.${value}`)
    if (field === 'levels' && isOf(levels, value)) return t(`schools.codes.levels.${value}`)
    if (field === 'role' && isOf(roles, value)) return t(`terms.role.${value}`)
    if (typeof value === 'number') return formatNumber(value)
    if (typeof value !== 'string') return value === true ? t('users.yes') : t('users.no')
    return field === 'language' ? (languages.find(({ code }) => code === value)?.name ?? value) : value
  }
  const valueText = (field: string, value: unknown): string =>
    Array.isArray(value) ? value.map((each) => oneText(field, each)).join('; ') : oneText(field, value)

  const oneOf = (field: string, codes: readonly unknown[]): string =>
    t('transfer.wrong.choice', { choices: codes.map((each) => oneText(field, each)).join('; ') })

  const faultText = (field: string, { code, allowed, taken_by: name }: ImportFault): string => {
    if (allowed) return oneOf(field, allowed)
    if (name !== undefined && isProblemCode(code))
      return `${codeText(t, code)} ${t('transfer.wrong.takenBy', { name })}`
    if (field === 'username' && (code === 'min_length' || code === 'max_length'))
      return t('transfer.wrong.username', { fewest: limits.usernameMinimum, most: limits.username })
    if (code === 'validation_error' && isOf(schoolNumbers, field)) return t('transfer.wrong.number')
    const codes = code === 'validation_error' && choices[field]
    if (codes) return oneOf(field, codes)
    if (code === 'validation_error' && isOneOf(keysOf(explained), field))
      return t(`transfer.wrong.${explained[field]}`)
    const both = `${field} ${code}`
    if (isOneOf(keysOf(ofSheet), both)) return t(`transfer.wrong.${ofSheet[both]}`)
    if (code === 'does_not_exist') return t('transfer.wrong.unknown')
    if (code === 'permission_denied') return t('transfer.wrong.place')
    if (field === 'source' && code === 'data_changed') return t('transfer.wrong.source')
    return isProblemCode(code) ? codeText(t, code) : code
  }
  return { fieldName, valueText, faultText }
}

export type FieldTexts = ReturnType<typeof useFieldTexts>
