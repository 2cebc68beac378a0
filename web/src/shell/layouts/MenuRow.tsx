import { useTranslation } from '../../i18n/translation.tsx'
import { Brand } from '../../kit/layouts/Brand.tsx'
import { SavedState } from '../../kit/layouts/SavedState.tsx'
import { useAppearance } from '../../kit/theme/use-appearance.ts'
import { MenuLinks } from './MenuLinks.tsx'
import { TopTools } from './TopTools.tsx'

/** The horizontal menu; without a top bar it holds the bar's tools. */
export function MenuRow() {
  const { t } = useTranslation()
  const { topBar } = useAppearance()
  const Row = topBar === 'hidden' ? 'header' : 'section'
  return (
    <Row
      aria-label={topBar === 'hidden' ? t('shell.topBar') : t('terms.product')}
      className="menu-part flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-border bg-surface px-6 py-1.5 text-text"
    >
      {topBar === 'hidden' && <Brand isInline />}
      <MenuLinks variant="row" />
      <div className="ms-auto flex flex-wrap items-center gap-x-4">
        <SavedState />
        {topBar === 'hidden' && (
          <div className="flex items-center gap-0.5">
            <TopTools isSmall />
          </div>
        )}
      </div>
    </Row>
  )
}
