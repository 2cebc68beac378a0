import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Category, Instrument, Option } from 'contract/instrument/instruments'
import { SearchX } from 'lucide'
import { useEffect } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ListSearch } from '../../../../kit/lists/ListSearch.tsx'
import { usePageTitle } from '../../../../kit/page/use-page-title.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Disclosure } from '../../../../ui/cards/Disclosure.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { useAnnouncedChange } from '../../../../ui/messages/use-announced-change.ts'
import { InstrumentCounts } from '../InstrumentCounts.tsx'
import { BookBar } from './BookBar.tsx'
import { Contents } from './Contents.tsx'
import { Domain } from './Domain.tsx'
import { findInBook, indicatorsIn } from './find-in-book.ts'
import { Scales } from './Scales.tsx'

type Props = { instrument: Instrument; domains: readonly Category[]; options: readonly Option[] }

export function Book({ instrument, domains, options }: Props) {
  const { t } = useTranslation()
  const { search } = useSearch({ from: '/blank/instruments/detail/$id' })
  const navigate = useNavigate({ from: '/instruments/detail/$id' })
  const found = search === undefined ? domains : findInBook(domains, search)
  const count = found.reduce((sum, domain) => sum + indicatorsIn(domain), 0)
  const announcement = t('instruments.found', { count })
  const find = (sought: string) =>
    void navigate({ search: { search: sought || undefined }, replace: true, resetScroll: false })
  useAnnouncedChange(announcement)
  usePageTitle(instrument.name)
  // The text loads after the page, so the browser did not find the chapter of the address.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])

  return (
    <>
      <BookBar instrument={instrument} />
      <div className="mx-auto max-w-390 wide:grid wide:grid-cols-[300px_minmax(0,1fr)] wide:items-start print:block">
        <aside
          aria-label={t('instruments.contents')}
          className="sticky top-17 hidden h-[calc(100dvh-4.25rem)] overflow-auto border-e border-border bg-surface p-4 wide:block short:static short:h-auto print:hidden"
        >
          <Contents domains={found} />
        </aside>
        <main
          id="main"
          tabIndex={-1}
          className="grid min-w-0 gap-5 px-4 pt-5 pb-10 outline-none wide:px-8 wide:pt-7 print:block print:p-0"
        >
          <Title instrument={instrument} />
          <BookSearch search={search} announcement={announcement} onSearch={find} />
          <div className="rounded-card border border-border bg-surface wide:hidden print:hidden">
            <Disclosure title={t('instruments.contents')} level={2}>
              <Contents domains={found} />
            </Disclosure>
          </div>
          {search === undefined && <Scales options={options} />}
          {found.map((domain) => (
            <Domain key={domain.id} domain={domain} />
          ))}
          {found.length === 0 && <NothingFound onClear={() => find('')} />}
        </main>
      </div>
    </>
  )
}

function Title({ instrument }: Pick<Props, 'instrument'>) {
  return (
    <div className="grid gap-3">
      <h1>{instrument.name}</h1>
      <p className="max-w-[68ch] text-text2">{instrument.description}</p>
      <InstrumentCounts instrument={instrument} />
    </div>
  )
}

type SearchProps = { search: string | undefined; announcement: string; onSearch: (sought: string) => void }

function BookSearch({ search, announcement, onSearch }: SearchProps) {
  const { t } = useTranslation()
  return (
    <div className="max-w-160 print:hidden">
      <ListSearch
        label={t('instruments.search')}
        placeholder={t('instruments.searchPlaceholder')}
        value={search ?? ''}
        onSearch={onSearch}
      />
      {search !== undefined && <p className="mt-2 text-15 text-text2">{announcement}</p>}
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={SearchX}
      title={t('lists.nothing')}
      action={<Button onPress={onClear}>{t('instruments.clear')}</Button>}
    >
      {t('instruments.nothingText')}
    </EmptyState>
  )
}
