import { useRouterState } from '@tanstack/react-router'
import { GraduationCap, PanelLeftClose, PanelLeftOpen } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { Brand } from '../../kit/layouts/Brand.tsx'
import { SavedState } from '../../kit/layouts/SavedState.tsx'
import { changeAppearance } from '../../kit/theme/appearance.ts'
import { useAppearance } from '../../kit/theme/use-appearance.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { MenuLink, MenuLinks, menuStyles } from './MenuLinks.tsx'
import { TopTools } from './TopTools.tsx'

/** On large screens, 260 or 68 px wide; phones open the same links from the top bar. */
export function SideMenu() {
  const { t } = useTranslation()
  const { isMenuNarrow, topBar } = useAppearance()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const variant = isMenuNarrow ? 'icons' : 'column'
  return (
    <aside aria-label={t('terms.product')} className="menu-part border-e border-border bg-surface text-text">
      <div className="sticky top-0 flex h-dvh flex-col gap-1 overflow-y-auto px-3 py-3.5">
        <Brand isSmall={isMenuNarrow} />
        <MenuLinks variant={variant} />
        <div className={`mt-auto grid gap-2 pt-3 ${isMenuNarrow ? 'justify-items-center' : ''}`}>
          <MenuLink
            href="/tutorial"
            name={t('about.tutorial')}
            icon={GraduationCap}
            isCurrent={path.startsWith('/tutorial')}
            isNameless={isMenuNarrow}
            variant={menuStyles[variant].entry}
          />
          {topBar === 'hidden' && (
            <div className="flex flex-wrap items-center gap-0.5">
              <TopTools isSmall />
            </div>
          )}
          <div
            className={`flex items-center gap-2 ${isMenuNarrow ? 'flex-col' : 'flex-wrap justify-between ps-3'}`}
          >
            <SavedState isNarrow={isMenuNarrow} />
            <IconButton
              icon={isMenuNarrow ? PanelLeftOpen : PanelLeftClose}
              isMirrored
              label={isMenuNarrow ? t('about.widenMenu') : t('about.narrowMenu')}
              onPress={() => changeAppearance({ isMenuNarrow: !isMenuNarrow })}
            />
          </div>
        </div>
      </div>
    </aside>
  )
}
