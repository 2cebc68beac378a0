import { SearchButton } from '../../features/insight/search/SearchButton.tsx'
import { useTranslation } from '../../i18n/translation.tsx'
import { Brand } from '../../kit/layouts/Brand.tsx'
import { useWideScreen } from '../../kit/layouts/use-wide-screen.ts'
import { useAppearance } from '../../kit/theme/use-appearance.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { TopTools } from './TopTools.tsx'

const styles = {
  fixed: 'sticky top-0 z-10 min-h-15 border-b border-border bg-surface short:static wide:min-h-16',
  static: 'min-h-15 border-b border-border bg-surface wide:min-h-16',
  /** No bar: its parts are on the page and scroll with it. */
  hidden: 'pt-1',
}

/** If the bar is hidden and a menu is shown, the menu holds its tools. */
export function TopBar() {
  const { t } = useTranslation()
  const { topBar, menu } = useAppearance()
  const isWide = useWideScreen()
  const isMenuShown = isWide && menu !== 'hidden'
  if (topBar === 'hidden' && isMenuShown) return null
  return (
    <header
      aria-label={t('shell.topBar')}
      className={`flex flex-wrap items-center gap-0.5 px-1 wide:gap-2 wide:px-6 ${styles[topBar]}`}
    >
      {!isMenuShown && (
        <div className="flex items-center">
          <PhoneMenu />
          <Brand isSmall />
        </div>
      )}
      {isMenuShown && menu === 'horizontal' && (
        <span className="me-3">
          <Brand isInline />
        </span>
      )}
      {isWide && <SearchButton isField />}
      <div className="ms-auto flex flex-wrap items-center justify-end wide:gap-1">
        <TopTools isWithoutSearch={isWide} />
      </div>
    </header>
  )
}
