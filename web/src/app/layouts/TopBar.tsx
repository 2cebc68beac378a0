import { useTranslation } from 'react-i18next'
import { SearchButton } from '../../features/search/SearchButton.tsx'
import { useAppearance } from '../theme/use-appearance.ts'
import { Brand } from './Brand.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { TopTools } from './TopTools.tsx'
import { useWideScreen } from './use-wide-screen.ts'

const looks = {
  fixed: 'sticky top-0 z-10 h-15 border-b border-border bg-surface short:static wide:h-16',
  static: 'h-15 border-b border-border bg-surface wide:h-16',
  /** No bar: its parts lie on the page and leave with it. */
  hidden: 'pt-1',
}

/** Where the bar is hidden and a menu is shown, the menu holds what the bar would. */
export function TopBar() {
  const { t } = useTranslation()
  const { topBar, menu } = useAppearance()
  const isWide = useWideScreen()
  const isMenuShown = isWide && menu !== 'hidden'
  if (topBar === 'hidden' && isMenuShown) return null
  return (
    <header
      aria-label={t('shell.topBar')}
      className={`flex items-center gap-0.5 px-1 wide:gap-2 wide:px-6 ${looks[topBar]}`}
    >
      {!isMenuShown && (
        <div className="flex items-center">
          <PhoneMenu />
          <Brand isSmall />
        </div>
      )}
      {isMenuShown && menu === 'horizontal' && <Brand isInline />}
      {isWide && <SearchButton isField />}
      <div className="ms-auto flex items-center wide:gap-1">
        <TopTools isWithoutSearch={isWide} />
      </div>
    </header>
  )
}
