import type { User } from 'contract/users'
import { useTranslation } from 'react-i18next'
import { ManyDialog, type ManyProps } from '../../../app/lists/many/ManyDialog.tsx'
import { codeText } from '../../../i18n/problem-text.ts'
import { useActor } from '../../../session/use-session.ts'
import { mayWrite } from '../person/may-write.ts'
import { changeUser } from '../queries.ts'

/** Lets many people log in, or no longer. */
export function SetAccess({ isActive, ...props }: ManyProps<User> & { isActive: boolean }) {
  const { t } = useTranslation()
  const actor = useActor()
  const whyNot = (user: User) => {
    if (user.id === actor.id) return t('many.yourself')
    if (!mayWrite(actor, user)) return codeText(t, 'permission_denied')
    if (!user.may_change_identity) return t('many.worksElsewhere')
    if (user.is_active !== isActive) return undefined
    return isActive ? t('many.isActive') : t('many.isInactive')
  }
  return (
    <ManyDialog
      {...props}
      kind={isActive ? 'primary' : 'danger'}
      title={(count) =>
        isActive ? t('many.activateTitle', { count }) : t('many.deactivateTitle', { count })
      }
      confirm={isActive ? t('many.activate') : t('many.deactivate')}
      whyNot={whyNot}
      deed={({ id }) => changeUser(id, { is_active: isActive })}
      done={(count) => (isActive ? t('many.activated', { count }) : t('many.deactivated', { count }))}
    >
      <p className="text-text2">{isActive ? t('many.activateText') : t('many.deactivateText')}</p>
    </ManyDialog>
  )
}
