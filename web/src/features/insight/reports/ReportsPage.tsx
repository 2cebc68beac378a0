import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { hasFullScope } from 'contract/access/roles'
import type { Ref } from 'contract/platform/shapes'
import { Earth, MapPinned } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ListFallback } from '../../../kit/lists/ListFallback.tsx'
import { ListSearch } from '../../../kit/lists/ListSearch.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { Pagination } from '../../../ui/tables/Pagination.tsx'
import { countryNamesQuery } from '../../places/countries/queries.ts'
import { regionsQuery } from '../../places/regions/queries.ts'
import { PlaceRow } from './PlaceRow.tsx'

const pageSize = 10

export function ReportsPage() {
  const { t } = useTranslation()
  const countries = useQuery(countryNamesQuery())
  usePageTitle(t('reports.title'))
  return (
    <>
      <PageHeading title={t('reports.title')} hint={t('reports.hint')} />
      <Countries countries={countries} />
      {/* Rendered after the countries, so that it does not move. */}
      {!countries.isPending && <Regions />}
    </>
  )
}

function Countries({ countries }: { countries: UseQueryResult<Ref[]> }) {
  const { t } = useTranslation()
  const isInOneCountry = !hasFullScope(useActor())
  return (
    <Card title={t('reports.ofCountries')} isFlush>
      {countries.data && countries.data.length > 0 ? (
        <ul
          className={`overflow-hidden ${countries.data.length > 1 ? 'wide:grid wide:grid-cols-2 desk:grid-cols-3' : ''}`}
        >
          {countries.data.map(({ id, name }) => (
            <PlaceRow key={id} icon={Earth} href={`/reports/country/${id}`} name={name} />
          ))}
        </ul>
      ) : (
        <ListFallback
          query={countries}
          isFiltered={false}
          onClear={() => {}}
          empty={<EmptyState icon={Earth} title={t('reports.noPlace')} />}
          {...(isInOneCountry && { rows: 1 })}
        />
      )}
    </Card>
  )
}

function Regions() {
  const { t } = useTranslation()
  const [sought, setTexts] = useState('')
  const [page, setPage] = useState(1)
  const regions = useQuery(
    regionsQuery({ page: String(page), page_size: String(pageSize), ...(sought && { search: sought }) }),
  )
  const search = (wanted: string) => {
    setTexts(wanted)
    setPage(1)
  }
  return (
    <Card title={t('reports.ofRegions')} isFlush>
      <div className="px-4 pb-3 wide:px-5">
        <ListSearch
          label={t('regions.search')}
          placeholder={t('regions.searchPlaceholder')}
          value={sought}
          onSearch={search}
        />
      </div>
      {regions.data && regions.data.results.length > 0 ? (
        <>
          <ul>
            {regions.data.results.map(({ id, name, country }) => (
              <PlaceRow
                key={id}
                icon={MapPinned}
                href={`/reports/region/${id}`}
                name={name}
                more={country.name}
              />
            ))}
          </ul>
          {regions.data.count > pageSize && (
            <Pagination page={page} pageSize={pageSize} total={regions.data.count} onPage={setPage} />
          )}
        </>
      ) : (
        <ListFallback
          query={regions}
          isFiltered={sought !== ''}
          onClear={() => search('')}
          empty={<EmptyState icon={MapPinned} title={t('reports.noPlace')} />}
        />
      )}
    </Card>
  )
}
