import { useTranslation } from '../../i18n/translation.tsx'

/** The first tab stop; the page's main has the id "main" and tabIndex -1. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href="#main"
      className="sr-only z-70 rounded-control bg-primary font-medium text-on-primary focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:px-4 focus:py-3"
    >
      {t('ui.skipToContent')}
    </a>
  )
}
