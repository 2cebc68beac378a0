import { isProblemCode } from 'contract/platform/problems'
import { codeText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useChangeTexts } from './use-change-texts.ts'

const names = [
  'method',
  'path',
  'code',
  'network',
  'times',
  'ids',
  'text',
  'reason',
  'subject',
  'format',
] as const
const reasons = ['privileged_field', 'foreign_key', 'rights_lost'] as const

/** What an entry of the audit says of a change or a refusal, in the reader's words. */
export const useEntryTexts = () => {
  const { t } = useTranslation()
  const texts = useChangeTexts()
  return {
    nameOf: (field: string): string => {
      const name = names.find((each) => each === field)
      return name ? t(`audit.names.${name}`) : texts.nameOf(field)
    },
    textOf: (field: string, value: unknown): string | null => {
      const reason = reasons.find((each) => field === 'code' && each === value)
      if (reason) return t(`audit.reasons.${reason}`)
      if (field === 'code' && isProblemCode(value)) return codeText(t, value)
      if (field === 'ids' && Array.isArray(value)) return value.join(', ')
      return texts.textOf(field, value)
    },
  }
}
