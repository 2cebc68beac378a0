import { useTranslation } from '../i18n/translation.tsx'
import { FailedPlace } from '../kit/failed/FailedPlace.tsx'
import { PlainFrame } from '../kit/layouts/PlainFrame.tsx'
import { usePageTitle } from '../kit/page/use-page-title.ts'
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx'

export function MissingPage() {
  const { t } = useTranslation()
  usePageTitle(t('missing.title'))
  return (
    <PlainFrame>
      <main id="main" tabIndex={-1} className="grid flex-1 px-4 outline-none">
        <FailedPlace status={404} title={t('missing.title')} text={t('missing.text')}>
          <ButtonLink kind="primary" href="/home">
            {t('missing.home')}
          </ButtonLink>
        </FailedPlace>
      </main>
    </PlainFrame>
  )
}
