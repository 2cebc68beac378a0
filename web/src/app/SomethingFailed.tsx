import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'

/** In place of a page that broke. */
export function SomethingFailed() {
  const { t } = useTranslation()
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-140 gap-4 p-8 outline-none">
      <h1>{t('shell.failed.title')}</h1>
      <p className="text-text2">{t('shell.failed.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onPress={() => location.reload()}>
          {t('shell.failed.again')}
        </Button>
        <ButtonLink href="/home">{t('shell.failed.home')}</ButtonLink>
      </div>
    </main>
  )
}
