import { historyTypes } from 'contract/history'
import { useTranslation } from 'react-i18next'

const deeds = [
  'create',
  'change',
  'delete',
  'weigh',
  'submit',
  'review',
  'return',
  'open',
  'close',
  'change_year',
  'role',
  'invite',
  'password_change',
  'password_reset',
  'password_set',
  'login',
  'login_failed',
  'logout',
  'throttled',
  'refresh_reuse',
  'session_end',
  'assign',
  'remove',
  'enable',
  'disable',
  'start',
  'download',
  'apply',
  'denied',
  'infected',
  'confirm',
  'hide',
  'look',
  'purge',
  'erase',
  'export',
  'restore',
  'redact',
  'for_next_edition',
  'correct',
  'send',
  'password_wrong',
  'limited',
  'refused',
] as const

/** What has entries in the audit and no history of its own. */
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
] as const

/** Names of actions and of what they are about, in the reader's words; what has none stands as it is kept. */
export const useDeedWords = () => {
  const { t } = useTranslation()
  return {
    deedOf: (deed: string): string => {
      const known = deeds.find((each) => deed.endsWith(`.${each}`))
      return known ? t(`audit.deeds.${known}`) : deed
    },
    typeOf: (type: string): string => {
      const known = types.find((each) => each === type)
      return known ? t(`audit.types.${known}`) : type
    },
  }
}
