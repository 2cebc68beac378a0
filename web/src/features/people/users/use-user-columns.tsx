import { hasAreas } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { User } from 'contract/people/users'
import { ArrowRightLeft, Mail, Pencil, Trash2 } from 'lucide'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { actionsColumn, historyAction } from '../../../kit/lists/columns/actions-column.tsx'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'
import { RowTime } from '../../../kit/lists/columns/RowTime.tsx'
import { useActor } from '../../../session/use-session.ts'
import type { MenuAction } from '../../../ui/overlays/Menu.tsx'
import { extraColumns } from './extra-columns.tsx'
import { mayMessage, mayWrite } from './person/may-write.ts'
import { UserAreas, UserName, UserRole, UserStatus } from './user-cells.tsx'

type Props = Record<'onOpen' | 'onWrite' | 'onHandOver' | 'onDelete', (user: User) => void>
type UserColumn = ListColumn<User, '/api/user_information/'>

const actionsOf = (t: Translate, actor: Actor, props: Props, user: User): MenuAction[] => {
  const { onOpen, onWrite, onHandOver, onDelete } = props
  const history = historyAction(t, { type: 'user', id: user.id, name: user.full_name })
  const write = { id: 'write', label: t('users.message.write'), icon: Mail, onAction: () => onWrite(user) }
  const message = mayMessage(actor, user) ? [write] : []
  if (!mayWrite(actor, user)) return [...message, history]
  return [
    { id: 'open', label: t('users.open'), icon: Pencil, onAction: () => onOpen(user) },
    ...message,
    ...(hasAreas(user.role)
      ? [
          {
            id: 'hand-over',
            label: t('users.handOver'),
            icon: ArrowRightLeft,
            onAction: () => onHandOver(user),
          },
        ]
      : []),
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

const nameColumn = (t: Translate, onOpen: Props['onOpen']): UserColumn => ({
  id: 'full_name',
  header: t('users.name'),
  fields: ['username', 'full_name'],
  isRowHeader: true,
  isSortable: true,
  card: 'title',
  cell: (user) => (
    <>
      <UserName user={user} onOpen={() => onOpen(user)} />
      <span className="block text-14 font-normal break-all text-text2">{user.username}</span>
    </>
  ),
})

export const useUserColumns = (props: Props): readonly UserColumn[] => {
  const { t } = useTranslation()
  const actor = useActor()
  return [
    nameColumn(t, props.onOpen),
    {
      id: 'role',
      header: t('users.role'),
      fields: ['role'],
      isSortable: true,
      card: 'start',
      cell: (user) => <UserRole user={user} />,
    },
    {
      id: 'areas',
      header: t('users.areas'),
      fields: ['areas'],
      card: 'whole',
      cell: (user) => <UserAreas user={user} />,
    },
    ...extraColumns(t),
    {
      id: 'is_active',
      header: t('users.status'),
      fields: ['is_active'],
      cell: (user) => <UserStatus user={user} />,
    },
    {
      id: 'last_login',
      header: t('users.lastLogin'),
      fields: ['last_login'],
      isSortable: true,
      isRoomy: true,
      cell: ({ last_login }) =>
        last_login ? (
          <RowTime at={last_login} />
        ) : (
          <span className="text-14 text-text2">{t('users.never')}</span>
        ),
    },
    actionsColumn(
      t,
      ({ full_name }) => full_name,
      (user) => actionsOf(t, actor, props, user),
    ),
  ]
}
