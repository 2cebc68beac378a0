import { historyTypes } from 'contract/insight/history'
import { type AuditVerb, isAuditAction } from 'contract/platform/audit-actions'
import { useTranslation } from '../../../i18n/translation.tsx'

/** Types that have entries in the audit but no history of their own. */
const types = [
  ...historyTypes,
  'call',
  'job',
  'database',
  'notification',
  'plan',
  'session',
  'area',
  'category',
  'outcome',
  'indicator',
  'import',
  'export',
  'translation',
  'review_mark',
  'operation',
  'email',
  'duty_answer',
  'webhook',
  'rating_round',
  'edition_draft',
  'case',
  'duty',
] as const

/** Translated names of actions and their subjects; what has none is shown as stored. */
export const useActionTexts = () => {
  const { t } = useTranslation()
  return {
    actionOf: (action: string): string => {
      if (!isAuditAction(action)) return action
      return t(`audit.deeds.${action.slice(action.indexOf('.') + 1) as AuditVerb}`)
    },
    typeOf: (type: string): string => {
      const known = types.find((each) => each === type)
      return known ? t(`audit.types.${known}`) : type
    },
  }
}
