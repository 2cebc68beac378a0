import { ChevronDown } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { useSession } from '../../session/use-session.ts'
import { PlainButton } from '../../ui/buttons/PlainButton.tsx'
import { Avatar } from '../../ui/figures/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Opener } from '../../ui/overlays/Opener.tsx'

const load = () => import('./UserActions.tsx')

export function UserMenu({ isSmall = false }: { isSmall?: boolean }) {
  const { t } = useTranslation()
  const user = useSession()?.user
  if (!user) return null
  const role = user.local_role?.name ?? t(`terms.role.${user.role}`)
  const trigger = (
    <PlainButton
      aria-label={t('shell.userMenuOf', { name: user.full_name, role })}
      className="flex min-h-11 items-center gap-2.5 rounded-control px-1.5 text-start hover:bg-surface2"
    >
      <Avatar name={user.full_name} />
      <span className={isSmall ? 'hidden' : 'hidden max-w-48 leading-tight wide:block'}>
        <span title={user.full_name} className="block truncate text-14 font-strong">
          {user.full_name}
        </span>{' '}
        <span className="block text-13 text-text2">{role}</span>
      </span>
      <span className={isSmall ? 'hidden' : 'hidden wide:inline'}>
        <Icon of={ChevronDown} size="small" />
      </span>
    </PlainButton>
  )
  return (
    <Opener trigger={trigger} popup="menu" load={load}>
      {({ UserActions }, opened) => <UserActions {...opened} />}
    </Opener>
  )
}
