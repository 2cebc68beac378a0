import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { addressOf } from 'contract/access/client'
import { mayEver } from 'contract/access/permissions'
import { type Region, regionCalls } from 'contract/places/regions'
import { MapPinned } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useColumns } from '../../../kit/lists/columns/use-columns.ts'
import { PagedTable } from '../../../kit/lists/PagedTable.tsx'
import { useAnnouncedCount } from '../../../kit/lists/use-announced-count.ts'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { listQuestion, windowOf } from './filters.ts'
import { regionsQuery } from './queries.ts'
import { RegionFilters } from './RegionFilters.tsx'
import { RegionsHeading } from './RegionsHeading.tsx'
import type { RegionsSearch } from './search.ts'
import { useRegionColumns } from './use-region-columns.tsx'

const DeleteRegionDialog = lazily(async () => (await import('./DeleteRegionDialog.tsx')).DeleteRegionDialog)
const RegionDialog = lazily(async () => (await import('./RegionDialog.tsx')).RegionDialog)

/** What is open over the list. */
type Open = { kind: 'form'; id: number | null } | { kind: 'delete'; region: Region }

export function RegionsPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/regions' })
  const moves = useListMoves<RegionsSearch>()
  const [open, setOpen] = useState<Open | null>(null)
  const columns = useRegionColumns({
    onOpen: ({ id }) => setOpen({ kind: 'form', id }),
    onDelete: (region) => setOpen({ kind: 'delete', region }),
  })
  const list = useColumns('regions', columns)
  const query = useQuery(regionsQuery(listQuestion(search)))
  const address = addressOf(regionCalls.list, { query: listQuestion(search) })
  const mayCreate = mayEver(useActor(), 'region.create')
  useAnnouncedCount(query, (count) => t('regions.found', { count }))
  usePageTitle(t('regions.title'))

  return (
    <>
      <RegionsHeading
        query={address}
        list={list}
        mayCreate={mayCreate}
        onNew={() => setOpen({ kind: 'form', id: null })}
      />
      <PagedTable
        caption={t('regions.title')}
        filters={<RegionFilters search={search} onChange={moves.onChange} />}
        columns={list.columns}
        query={query}
        window={windowOf(search)}
        isFiltered={search.country !== undefined || search.search !== undefined}
        {...moves}
        empty={
          <EmptyState icon={MapPinned} title={t('regions.none')}>
            {mayCreate ? t('regions.noneText') : t('regions.noneTextCoordinator')}
          </EmptyState>
        }
      />
      {open?.kind === 'form' && <RegionDialog key={open.id} id={open.id} onClose={() => setOpen(null)} />}
      {open?.kind === 'delete' && <DeleteRegionDialog region={open.region} onClose={() => setOpen(null)} />}
    </>
  )
}
