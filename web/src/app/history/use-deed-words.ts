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
] as const

/** Names of deeds and of what they are about, in the reader's words; what has none stands as it is kept. */
export const useDeedWords = () => {
  const { t } = useTranslation()
  return {
    deedOf: (deed: string): string => {
      const known = deeds.find((each) => deed.endsWith(`.${each}`))
      return known ? t(`audit.deeds.${known}`) : deed
    },
    typeOf: (type: string): string => {
      const known = historyTypes.find((each) => each === type)
      return known ? t(`audit.types.${known}`) : type
    },
  }
}
