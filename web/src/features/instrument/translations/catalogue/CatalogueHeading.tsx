import { useTranslation } from '../../../../i18n/translation.tsx'
import { ExportMenu } from '../../../../kit/exchange/ExportMenu.tsx'
import { ImportButton } from '../../../../kit/exchange/ImportButton.tsx'
import { PageHeading } from '../../../../kit/lists/PageHeading.tsx'
import { DeskParts } from '../DeskParts.tsx'
import { useCatalogueImport } from './use-catalogue-import.ts'

/** `query` filters the files as it does the list. */
export function CatalogueHeading({ query }: { query: string }) {
  const { t } = useTranslation()
  const imported = useCatalogueImport()
  return (
    <>
      <PageHeading
        title={t('translations.title')}
        hint={t('catalogue.hint')}
        more={
          <>
            <ExportMenu query={query} />
            <ImportButton imported={imported} />
          </>
        }
      />
      <DeskParts isCatalogue />
    </>
  )
}
