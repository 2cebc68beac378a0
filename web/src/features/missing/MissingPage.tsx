import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../app/use-page-title.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Logo } from '../../ui/Logo.tsx'

/** The address leads nowhere. */
export function MissingPage() {
  const { t } = useTranslation()
  usePageTitle(t('missing.title'))
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-140 flex-col items-start justify-center gap-4 p-6 outline-none"
    >
      <Logo size="large" />
      <h1>{t('missing.title')}</h1>
      <p className="text-text2">{t('missing.text')}</p>
      <ButtonLink kind="primary" href="/home">
        {t('missing.home')}
      </ButtonLink>
    </main>
  )
}
