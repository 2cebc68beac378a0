import { useTranslation } from 'react-i18next'
import { Brand } from './Brand.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { SavedState } from './SavedState.tsx'

/** Beside the page on large screens; phones open the same links from the top bar. */
export function SideMenu() {
  const { t } = useTranslation()
  return (
    <aside
      aria-label={t('terms.product')}
      className="sticky top-0 hidden h-dvh flex-col gap-1 border-e border-border bg-surface px-3 py-3.5 wide:flex"
    >
      <Brand />
      <MenuLinks />
      <div className="mt-auto px-3 py-2">
        <SavedState />
      </div>
    </aside>
  )
}
