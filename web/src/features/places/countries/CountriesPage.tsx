import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { addressOf } from 'contract/access/client'
import { can } from 'contract/access/permissions'
import { type Country, countryCalls } from 'contract/places/countries'
import { Earth } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormDialog } from '../../../kit/forms/FormDialog.tsx'
import { useColumns } from '../../../kit/lists/columns/use-columns.ts'
import { ListSearch } from '../../../kit/lists/ListSearch.tsx'
import { PagedTable } from '../../../kit/lists/PagedTable.tsx'
import { useAnnouncedCount } from '../../../kit/lists/use-announced-count.ts'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { CountriesHeading } from './CountriesHeading.tsx'
import { listQuestion, windowOf } from './filters.ts'
import { countriesQuery } from './queries.ts'
import type { CountriesSearch } from './search.ts'
import { useCountryColumns } from './use-country-columns.tsx'

const DeleteCountryDialog = lazily(
  async () => (await import('./DeleteCountryDialog.tsx')).DeleteCountryDialog,
)
const NewCountryForm = lazily(async () => (await import('./NewCountryForm.tsx')).NewCountryForm)

/** The new form, or the country to be deleted. */
type Open = 'new' | Country

export function CountriesPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/countries' })
  const moves = useListMoves<CountriesSearch>()
  const [open, setOpen] = useState<Open | null>(null)
  const columns = useCountryColumns(setOpen)
  const list = useColumns('countries', columns)
  const query = useQuery(countriesQuery(listQuestion(search)))
  const address = addressOf(countryCalls.list, { query: listQuestion(search) })
  const mayCreate = can(useActor(), 'country.create')
  const close = () => setOpen(null)
  useAnnouncedCount(query, (count) => t('countries.found', { count }))
  usePageTitle(t('countries.title'))

  return (
    <>
      <CountriesHeading query={address} list={list} mayCreate={mayCreate} onNew={() => setOpen('new')} />
      <PagedTable
        caption={t('countries.title')}
        filters={
          <div className="px-4 pt-3.5 pb-3">
            <ListSearch
              label={t('countries.search')}
              placeholder={t('countries.searchPlaceholder')}
              value={search.search ?? ''}
              onSearch={(sought) => moves.onChange({ search: sought || undefined })}
            />
          </div>
        }
        columns={list.columns}
        query={query}
        window={windowOf(search)}
        isFiltered={search.search !== undefined}
        {...moves}
        empty={
          <EmptyState icon={Earth} title={t('countries.none')}>
            {mayCreate ? t('countries.noneText') : t('countries.noneTextReader')}
          </EmptyState>
        }
      />
      {open === 'new' && <NewCountryDialog onClose={close} />}
      {open !== null && open !== 'new' && <DeleteCountryDialog country={open} onClose={close} />}
    </>
  )
}

function NewCountryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDialog onClose={onClose} title={t('countries.new')}>
      {(form) => <NewCountryForm onSaved={onClose} {...form} />}
    </FormDialog>
  )
}
