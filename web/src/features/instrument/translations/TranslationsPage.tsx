import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Languages } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ListFallback } from '../../../kit/lists/ListFallback.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { instrumentsQuery } from '../instruments/queries.ts'
import type { TranslationsSearch } from './search.ts'
import { TranslationDesk } from './TranslationDesk.tsx'

/** The texts of the instrument in its languages, for who keeps them. */
export function TranslationsPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/translations' })
  const moves = useListMoves<TranslationsSearch>()
  const query = useQuery(instrumentsQuery())
  const instrument = query.data?.find(({ id }) => id === search.instrument) ?? query.data?.[0]
  usePageTitle(t('translations.title'))

  if (query.data && instrument)
    return (
      <TranslationDesk search={search} instruments={query.data} instrument={instrument.id} moves={moves} />
    )
  return (
    <>
      <PageHeading title={t('translations.title')} hint={t('translations.hint')} />
      <Card isFlush>
        <ListFallback
          query={query}
          isFiltered={false}
          onClear={() => undefined}
          empty={
            <EmptyState icon={Languages} title={t('instruments.none')}>
              {t('instruments.noneText')}
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}
