import { ArrowLeft } from 'lucide'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { TopActions } from '../../../../kit/layouts/TopActions.tsx'
import { iconButtonStyle } from '../../../../ui/buttons/button-style.ts'
import { Icon } from '../../../../ui/Icon.tsx'

/** As the bar of an evaluation, but that it says that this is practice. */
export function CaseBar() {
  const { t } = useTranslation()
  return (
    <header
      aria-label={t('shell.topBar')}
      className="sticky top-0 z-10 border-b border-border bg-surface px-2 short:static wide:px-6"
    >
      <div className="flex min-h-15 items-center gap-1 py-2 wide:min-h-17 wide:gap-3">
        <Link href="/cases" aria-label={t('cases.all')} className={iconButtonStyle()}>
          <Icon of={ArrowLeft} isMirrored />
        </Link>
        <div className="min-w-0 flex-1">
          <p className="truncate text-16 leading-snug font-bold wide:text-18">{t('cases.title')}</p>
          <p className="text-14 leading-snug text-text2">{t('cases.invented')}</p>
        </div>
        <TopActions />
      </div>
    </header>
  )
}
