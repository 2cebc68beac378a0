import { ChevronDown, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/use-session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { LogoutDialog } from '../LogoutDialog.tsx'
import { useLogout } from '../use-logout.ts'

/** Name, role and the way out. */
export function UserMenu() {
  const { t } = useTranslation()
  const [isWarned, setWarned] = useState(false)
  const logout = useLogout()
  const user = useSession()?.user
  if (!user) return null
  const role = t(`terms.role.${user.role}`)
  const leave = async () => {
    if (await logout.hasUnsent()) setWarned(true)
    else await logout.run()
  }
  return (
    <>
      <Menu
        label={t('shell.userMenu')}
        deeds={[
          { id: 'profile', label: t('shell.profile'), icon: UserRound, href: '/profile' },
          { id: 'logout', label: t('shell.logout'), icon: LogOut, onAction: leave },
        ]}
        trigger={
          <Button
            aria-label={t('shell.userMenuOf', { name: user.full_name, role })}
            className="flex min-h-11 items-center gap-2.5 rounded-control px-1.5 text-start data-hovered:bg-surface2"
          >
            <Avatar name={user.full_name} />
            <span className="hidden max-w-48 leading-tight wide:block">
              <span className="block truncate text-14 font-strong">{user.full_name}</span>{' '}
              <span className="block truncate text-13 text-text2">{role}</span>
            </span>
            <span className="hidden wide:inline">
              <Icon of={ChevronDown} size="small" />
            </span>
          </Button>
        }
      />
      <LogoutDialog isOpen={isWarned} onClose={() => setWarned(false)} />
    </>
  )
}
