import { useQuery } from '@tanstack/react-query'
import { addressOf } from 'contract/access/client'
import { deskPartOf, mayWord } from 'contract/instrument/desk-part'
import type { Instrument } from 'contract/instrument/instruments'
import { type Translation, translationCalls } from 'contract/instrument/translations'
import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { CircleCheck } from 'lucide'
import { chosenLanguage } from '../../../i18n/chosen-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ExportMenu } from '../../../kit/exchange/ExportMenu.tsx'
import { ImportButton } from '../../../kit/exchange/ImportButton.tsx'
import { ListFallback } from '../../../kit/lists/ListFallback.tsx'
import { ListPages } from '../../../kit/lists/ListPages.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { useAnnouncedCount } from '../../../kit/lists/use-announced-count.ts'
import type { ListMoves } from '../../../kit/lists/use-list-moves.ts'
import { useActor } from '../../../session/use-session.ts'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { DeskParts } from './DeskParts.tsx'
import { isFiltered, languageOf, listQuestion, windowOf } from './filters.ts'
import { ProgressCard } from './ProgressCard.tsx'
import { translationsQuery } from './queries.ts'
import type { TranslationsSearch } from './search.ts'
import { TranslationCard } from './TranslationCard.tsx'
import { TranslationFilters } from './TranslationFilters.tsx'

type Props = {
  search: TranslationsSearch
  instruments: readonly Instrument[]
  instrument: number
  moves: ListMoves<TranslationsSearch>
}

export function TranslationDesk({ search, instruments, instrument, moves }: Props) {
  const { t } = useTranslation()
  const { onChange } = moves
  const language = languageOf(search, chosenLanguage())
  const question = listQuestion(search, language, instrument)
  const query = useQuery(translationsQuery(question))
  const { data } = query
  const name = languageBy(language).name
  const hasRows = data !== undefined && data.results.length > 0 && !query.isError
  useAnnouncedCount(query, (count) => t('translations.found', { count }))
  return (
    <>
      <TranslationsHeading query={addressOf(translationCalls.list, { query: question })} />
      <ProgressCard
        progress={data?.progress}
        language={language}
        onLanguage={(chosen) => onChange({ language: chosen })}
      />
      <section
        aria-label={t('translations.texts', { language: name })}
        className="min-w-0 rounded-card border border-border bg-surface shadow-e1"
      >
        <TranslationFilters
          search={search}
          instruments={instruments}
          instrument={instrument}
          onChange={onChange}
        />
        {hasRows ? (
          <TranslationRows
            rows={data.results}
            language={language}
            instrument={instruments.find(({ id }) => id === instrument)}
          />
        ) : (
          <ListFallback
            query={query}
            isFiltered={isFiltered(search) && search.state === undefined}
            onClear={() => onChange({ search: undefined, domain: undefined, part: undefined })}
            empty={
              <EmptyState icon={CircleCheck} title={t('translations.none')}>
                {t('translations.noneText')}
              </EmptyState>
            }
          />
        )}
        {hasRows && <ListPages window={windowOf(search)} total={data.count} moves={moves} />}
      </section>
    </>
  )
}

type RowsProps = { rows: readonly Translation[]; language: Language; instrument: Instrument | undefined }

/** Texts of another country's edition are read-only; suggestions and cases belong to all. */
function TranslationRows({ rows, language, instrument }: RowsProps) {
  const { t } = useTranslation()
  const actor = useActor()
  const isReadOnly = instrument !== undefined && !mayWord(actor, instrument)
  return (
    <>
      {isReadOnly && (
        <div className="px-4 pb-4 wide:px-5">
          <Banner tone="info">{t('translations.ofOtherCountry')}</Banner>
        </div>
      )}
      {rows.map((row) => (
        <TranslationCard
          key={row.id}
          row={row}
          language={language}
          languageName={languageBy(language).name}
          isReadOnly={isReadOnly && deskPartOf(row.kind) === 'instrument'}
        />
      ))}
    </>
  )
}

function TranslationsHeading({ query }: { query: string }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading
        title={t('translations.title')}
        hint={t('translations.hint')}
        more={
          <>
            <ExportMenu query={query} />
            <ImportButton imported={{ kind: 'translations' }} />
          </>
        }
      />
      <DeskParts isCatalogue={false} />
    </>
  )
}
