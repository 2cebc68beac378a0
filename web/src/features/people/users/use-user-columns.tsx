import { hasAreas } from 'contract/access/roles'
import type { User } from 'contract/people/users'
import { CircleCheck, CircleOff, Ellipsis, History, Mail, Pencil, Trash2 } from 'lucide'
import { Fragment } from 'react'
import { Button } from 'react-aria-components/Button'
import { formatDate, formatTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'
import { addressOfSchool } from '../../../kit/page/addresses.ts'
import { openHistory } from '../../../kit/page/open-history.ts'
import { useActor } from '../../../session/use-session.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Badge } from '../../../ui/figures/Badge.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { linkStyle } from '../../../ui/navigation/link-style.ts'
import { Menu, type MenuAction } from '../../../ui/overlays/Menu.tsx'
import { extraColumns } from './extra-columns.tsx'
import { isWaiting } from './person/email-hint.ts'
import { mayWrite } from './person/may-write.ts'

/** More places than this are counted, so that a row stays a row. */
const placesShown = 3

type Props = Record<'onOpen' | 'onWrite' | 'onDelete', (user: User) => void>

export const useUserColumns = ({
  onOpen,
  onWrite,
  onDelete,
}: Props): readonly ListColumn<User, '/api/user_information/'>[] => {
  const { t } = useTranslation()
  const actor = useActor()
  const isOwn = (user: User) => user.id === actor.id
  const nameOf = (user: User) => {
    if (isOwn(user)) {
      return (
        <Link variant="title" href="/profile">
          {t('users.yourself', { name: user.full_name })}
        </Link>
      )
    }
    if (!mayWrite(actor, user)) return user.full_name
    return (
      <Button onPress={() => onOpen(user)} className={`${linkStyle('title')} cursor-pointer text-start`}>
        {user.full_name}
      </Button>
    )
  }
  return [
    {
      id: 'full_name',
      header: t('users.name'),
      fields: ['username', 'full_name'],
      isRowHeader: true,
      isSortable: true,
      card: 'title',
      cell: (user) => (
        <>
          {nameOf(user)}
          <span className="block text-14 font-normal break-all text-text2">{user.username}</span>
        </>
      ),
    },
    {
      id: 'role',
      header: t('users.role'),
      fields: ['role'],
      isSortable: true,
      card: 'start',
      cell: ({ role, is_superuser }) => (
        <>
          {t(`terms.role.${role}`)}
          {is_superuser && <span className="block text-14 text-text2">{t('users.superuser')}</span>}
        </>
      ),
    },
    {
      id: 'areas',
      header: t('users.areas'),
      fields: ['areas'],
      card: 'whole',
      cell: ({ role, areas }) => {
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
      },
    },
    ...extraColumns(t),
    {
      id: 'is_active',
      header: t('users.status'),
      fields: ['is_active'],
      cell: (user) => (
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
          {isWaiting(user) && (
            <span className="block text-14 text-text2">{t('users.emailNotConfirmed')}</span>
          )}
        </>
      ),
    },
    {
      id: 'last_login',
      header: t('users.lastLogin'),
      fields: ['last_login'],
      isSortable: true,
      isRoomy: true,
      cell: ({ last_login }) =>
        last_login ? (
          <time dateTime={last_login} className="text-14 tabular-nums desk:whitespace-nowrap">
            <span className="whitespace-nowrap">{formatDate(last_login)}</span> {formatTime(last_login)}
          </time>
        ) : (
          <span className="text-14 text-text2">{t('users.never')}</span>
        ),
    },
    {
      id: 'actions',
      header: t('lists.actions'),
      isHeaderHidden: true,
      card: 'corner',
      cell: (user) => {
        const { id, full_name: name } = user
        const history: MenuAction = {
          id: 'history',
          label: t('lists.history'),
          icon: History,
          onAction: () => openHistory({ type: 'user', id, name }),
        }
        const label = t('lists.actionsOf', { name: user.full_name })
        return (
          <Menu
            label={label}
            actions={
              !mayWrite(actor, user)
                ? [history]
                : [
                    { id: 'open', label: t('users.open'), icon: Pencil, onAction: () => onOpen(user) },
                    {
                      id: 'write',
                      label: t('users.message.write'),
                      icon: Mail,
                      onAction: () => onWrite(user),
                    },
                    history,
                    {
                      id: 'delete',
                      label: t('users.delete'),
                      icon: Trash2,
                      isDanger: true,
                      isDisabled: !user.may_change_identity,
                      onAction: () => onDelete(user),
                    },
                  ]
            }
            trigger={<IconButton icon={Ellipsis} label={label} />}
          />
        )
      },
    },
  ]
}
