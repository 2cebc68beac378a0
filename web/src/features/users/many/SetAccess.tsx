import type { User } from 'contract/users'
import { useTranslation } from 'react-i18next'
import { ManyDialog, type ManyProps } from '../../../app/lists/many/ManyDialog.tsx'
import { codeText } from '../../../i18n/problem-text.ts'
import { useActor } from '../../../session/use-session.ts'
import { mayWrite } from '../may-write.ts'
import { changeUser } from '../queries.ts'

/** Lets many people log in, or no longer. */
export function SetAccess({ isActive, ...props }: ManyProps<User> & { isActive: boolean }) {
  const { t } = useTranslation()
  const actor = useActor()
  const whyNot = (user: User) => {
    if (user.id === actor.id) return t('many.yourself')
    if (!mayWrite(actor, user)) return codeText(t, 'permission_denied')
    if (user.is_active !== isActive) return undefined
    return isActive ? t('many.isActive') : t('many.isInactive')
  }
  const words = isActive ? 'activate' : 'deactivate'
  return (
    <ManyDialog
      {...props}
      kind={isActive ? 'primary' : 'danger'}
      title={(count) => t(`many.${words}Title`, { count })}
      confirm={t(`many.${words}`)}
      whyNot={whyNot}
      deed={({ id }) => changeUser(id, { is_active: isActive })}
      done={(count) => t(`many.${words}d`, { count })}
    >
      <p className="text-text2">{t(`many.${words}Text`)}</p>
    </ManyDialog>
  )
}
