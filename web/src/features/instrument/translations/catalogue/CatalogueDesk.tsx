import { useQuery } from '@tanstack/react-query'
import { addressOf } from 'contract/access/client'
import { catalogueCalls } from 'contract/instrument/catalogue'
import { languageBy } from 'contract/platform/languages'
import { SearchX } from 'lucide'
import { chosenLanguage } from '../../../../i18n/chosen-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ListFallback } from '../../../../kit/lists/ListFallback.tsx'
import { ListPages } from '../../../../kit/lists/ListPages.tsx'
import { useAnnouncedCount } from '../../../../kit/lists/use-announced-count.ts'
import type { ListMoves } from '../../../../kit/lists/use-list-moves.ts'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { languageOf, windowOf } from '../filters.ts'
import type { TranslationsSearch } from '../search.ts'
import { CatalogueFilters } from './CatalogueFilters.tsx'
import { CatalogueHeading } from './CatalogueHeading.tsx'
import { CorrectedCard } from './CorrectedCard.tsx'
import { catalogueQuestion } from './catalogue-question.ts'
import { MessageCard } from './MessageCard.tsx'
import { catalogueQuery } from './queries.ts'

type Props = { search: TranslationsSearch; moves: ListMoves<TranslationsSearch> }

export function CatalogueDesk({ search, moves }: Props) {
  const { t } = useTranslation()
  const { onChange } = moves
  const language = languageOf(search, chosenLanguage())
  const question = catalogueQuestion(search, language)
  const query = useQuery(catalogueQuery(question))
  const { data } = query
  const name = languageBy(language).name
  const hasRows = data !== undefined && data.results.length > 0 && !query.isError
  useAnnouncedCount(query, (count) => t('catalogue.found', { count }))
  return (
    <>
      <CatalogueHeading query={addressOf(catalogueCalls.list, { query: question })} />
      <CorrectedCard
        progress={data?.progress}
        language={language}
        onLanguage={(chosen) => onChange({ language: chosen })}
      />
      <section
        aria-label={t('catalogue.texts', { language: name })}
        className="min-w-0 rounded-card border border-border bg-surface shadow-e1"
      >
        <CatalogueFilters search={search} onChange={onChange} />
        {hasRows ? (
          data.results.map((row) => (
            <MessageCard
              key={row.id}
              row={row}
              language={language}
              languageName={name}
              avoided={data.avoided}
            />
          ))
        ) : (
          <ListFallback
            query={query}
            isFiltered={search.search !== undefined || search.area !== undefined}
            onClear={() => onChange({ search: undefined, area: undefined, shows: undefined })}
            empty={
              <EmptyState icon={SearchX} title={t('catalogue.none')}>
                {t('catalogue.noneText')}
              </EmptyState>
            }
          />
        )}
        {hasRows && <ListPages window={windowOf(search)} total={data.count} moves={moves} />}
      </section>
    </>
  )
}
