import { useTranslation } from '../../../../i18n/translation.tsx'
import { PageHeading } from '../../../../kit/lists/PageHeading.tsx'
import { DeskParts } from '../DeskParts.tsx'

/** `query` is the list as it stands. */
export function CatalogueHeading({ query: _ }: { query: string }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading title={t('translations.title')} hint={t('catalogue.hint')} />
      <DeskParts isCatalogue />
    </>
  )
}
