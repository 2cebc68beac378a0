import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { can } from 'contract/access/permissions'
import { Languages } from 'lucide'
import { readOwnTexts } from '../../../i18n/read-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ListFallback } from '../../../kit/lists/ListFallback.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { LoadingRows } from '../../../ui/waiting/LoadingRows.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { instrumentsQuery } from '../instruments/queries.ts'
import type { TranslationsSearch } from './search.ts'
import { TranslationDesk } from './TranslationDesk.tsx'

/** It loads the parser of messages, which no other page needs. */
const CatalogueDesk = lazily(
  async () => {
    const [part] = await Promise.all([import('./catalogue/CatalogueDesk.tsx'), readOwnTexts('catalogue')])
    return part.CatalogueDesk
  },
  <LoadingRows />,
)

export function TranslationsPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/translations' })
  const moves = useListMoves<TranslationsSearch>()
  const actor = useActor()
  const query = useQuery(instrumentsQuery())
  const instrument = query.data?.find(({ id }) => id === search.instrument) ?? query.data?.[0]
  usePageTitle(t('translations.title'))

  if (search.part === 'catalogue' && can(actor, 'catalogue.list'))
    return <CatalogueDesk search={search} moves={moves} />
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
