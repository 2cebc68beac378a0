import type { User } from 'contract/people/users'
import { useRef } from 'react'
import { codeText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { BulkDialog, type BulkProps } from '../../../kit/lists/bulk/BulkDialog.tsx'
import { NamedRows } from '../../../kit/lists/bulk/NamedRows.tsx'
import { useActor } from '../../../session/use-session.ts'
import { mayWrite } from './person/may-write.ts'
import { listed, vacancyText } from './person/vacancy.ts'
import { changeUser } from './queries.ts'

/** Allows many people to log in, or forbids it. */
export function SetAccess({ isActive, ...props }: BulkProps<User> & { isActive: boolean }) {
  const { t } = useTranslation()
  const actor = useActor()
  const whyNot = (user: User) => {
    if (user.id === actor.id) return t('many.yourself')
    if (!mayWrite(actor, user)) return codeText(t, 'permission_denied')
    if (!user.may_change_identity) return t('many.worksElsewhere')
    if (user.is_active !== isActive) return undefined
    return isActive ? t('many.isActive') : t('many.isInactive')
  }
  const vacancies = props.rows.flatMap((user) => {
    const reason =
      user.is_active && whyNot(user) === undefined && vacancyText(t, user, 'users.vacancyInactive')
    return reason ? [{ id: user.id, name: props.nameOf(user), reason }] : []
  })
  const vacant = useRef(new Set<string>())
  const setAccess = async ({ id }: User) => {
    const changed = await changeUser(id, { is_active: isActive })
    for (const { name } of changed.countries_without_representative) vacant.current.add(name)
  }
  const doneText = (count: number) => {
    if (isActive) return t('many.activated', { count })
    const announcement = t('many.deactivated', { count })
    const countries = listed([...vacant.current])
    return vacant.current.size > 0
      ? `${announcement}. ${t('many.unrepresented', { countries })}`
      : announcement
  }
  return (
    <BulkDialog
      {...props}
      kind={isActive ? 'primary' : 'danger'}
      title={(count) =>
        isActive ? t('many.activateTitle', { count }) : t('many.deactivateTitle', { count })
      }
      confirm={isActive ? t('many.activate') : t('many.deactivate')}
      whyNot={whyNot}
      action={setAccess}
      done={doneText}
    >
      <p className="text-text2">{isActive ? t('many.activateText') : t('many.deactivateText')}</p>
      {!isActive && <NamedRows title={t('many.represent')} rows={vacancies} />}
    </BulkDialog>
  )
}
