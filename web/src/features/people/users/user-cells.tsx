import { hasAreas } from 'contract/access/roles'
import type { User } from 'contract/people/users'
import { CircleCheck, CircleOff } from 'lucide'
import { Fragment } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { RowNameButton } from '../../../kit/lists/columns/RowNameButton.tsx'
import { addressOfSchool } from '../../../kit/page/addresses.ts'
import { useActor } from '../../../session/use-session.ts'
import { Badge } from '../../../ui/figures/Badge.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { isWaiting } from './person/email-hint.ts'
import { mayWrite } from './person/may-write.ts'

/** Further places are only counted. */
const placesShown = 3

type Props = { user: User }

/** A button or link for who may open the account or profile. */
export function UserName({ user, onOpen }: Props & { onOpen: () => void }) {
  const { t } = useTranslation()
  const actor = useActor()
  if (user.id === actor.id) {
    return (
      <Link variant="title" href="/profile">
        {t('users.yourself', { name: user.full_name })}
      </Link>
    )
  }
  if (!mayWrite(actor, user)) return user.full_name
  return <RowNameButton name={user.full_name} onOpen={onOpen} />
}

export function UserRole({ user: { role, local_role, is_superuser } }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {t(`terms.role.${role}`)}
      {local_role && <span className="block text-14 text-text2">{local_role.name}</span>}
      {is_superuser && <span className="block text-14 text-text2">{t('users.superuser')}</span>}
    </>
  )
}

export function UserAreas({ user: { role, areas } }: Props) {
  const { t } = useTranslation()
  if (!hasAreas(role)) return <span className="text-text2">{t('users.everywhere')}</span>
  if (areas.length === 0) return <span className="text-text2">{t('users.noAreas')}</span>
  const shown = areas.slice(0, placesShown)
  const more = areas.length - shown.length
  return (
    <>
      {shown.map(({ id, kind, place }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          {kind === 'school' ? <Link href={addressOfSchool(place.id)}>{place.name}</Link> : place.name}
        </Fragment>
      ))}
      {more > 0 && ` ${t('users.moreAreas', { count: more })}`}
    </>
  )
}

export function UserStatus({ user }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {user.is_active ? (
        <Badge tone="green" icon={CircleCheck}>
          {t('users.active')}
        </Badge>
      ) : (
        <Badge tone="grey" icon={CircleOff}>
          {t('users.inactive')}
        </Badge>
      )}
      {user.second_factor !== 'none' && (
        <span className="block text-14 text-text2">{t(`users.secondStep.${user.second_factor}`)}</span>
      )}
      {isWaiting(user) && <span className="block text-14 text-text2">{t('users.emailNotConfirmed')}</span>}
    </>
  )
}
