import { useTranslation } from 'react-i18next'
import { Brand } from './Brand.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { TopActions } from './TopActions.tsx'
import { UserMenu } from './UserMenu.tsx'

export function TopBar() {
  const { t } = useTranslation()
  return (
    <header
      aria-label={t('shell.topBar')}
      className="sticky top-0 z-10 flex h-15 items-center gap-0.5 border-b border-border bg-surface px-2 short:static wide:h-16 wide:gap-2 wide:px-6"
    >
      <div className="flex items-center wide:hidden">
        <PhoneMenu />
        <Brand isSmall />
      </div>
      <div className="ms-auto flex items-center gap-0.5 wide:gap-1">
        <TopActions isRoomy />
        <UserMenu />
      </div>
    </header>
  )
}
