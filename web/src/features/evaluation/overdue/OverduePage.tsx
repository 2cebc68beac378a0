import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { addressOf } from 'contract/access/client'
import { overdueCalls } from 'contract/evaluation/plan/overdue'
import { CircleCheck } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ExportMenu } from '../../../kit/exchange/ExportMenu.tsx'
import { ColumnsMenu } from '../../../kit/lists/columns/ColumnsMenu.tsx'
import { useColumns } from '../../../kit/lists/columns/use-columns.ts'
import { PagedTable } from '../../../kit/lists/PagedTable.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { useAnnouncedCount } from '../../../kit/lists/use-announced-count.ts'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { filtersSet, listQuestion, windowOf } from './filters.ts'
import { OverdueFilters } from './OverdueFilters.tsx'
import { overdueQuery } from './queries.ts'
import type { OverdueSearch } from './search.ts'
import { useOverdueColumns } from './use-overdue-columns.tsx'

export function OverduePage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/action-plans' })
  const moves = useListMoves<OverdueSearch>()
  const list = useColumns('overdue', useOverdueColumns())
  const query = useQuery(overdueQuery(listQuestion(search)))
  const isLate = search.days !== undefined
  useAnnouncedCount(query, (count) => t(isLate ? 'overdue.found' : 'overdue.foundOpen', { count }))
  usePageTitle(t('overdue.plans'))

  return (
    <>
      <PageHeading
        title={t('overdue.plans')}
        hint={t(isLate ? 'overdue.hint' : 'overdue.hintOpen')}
        more={
          <>
            <ColumnsMenu choice={list.choice} />
            <ExportMenu
              query={addressOf(overdueCalls.list, { query: listQuestion(search) })}
              fields={list.fields}
            />
          </>
        }
      />
      <PagedTable
        caption={t(isLate ? 'overdue.title' : 'overdue.open')}
        filters={<OverdueFilters search={search} onChange={moves.onChange} />}
        columns={list.columns}
        query={query}
        window={windowOf(search)}
        isFiltered={
          filtersSet(search) > (search.days === 1 ? 1 : 0) ||
          search.search !== undefined ||
          search.accountable !== undefined
        }
        {...moves}
        empty={
          <EmptyState icon={CircleCheck} title={t(isLate ? 'overdue.none' : 'overdue.noneOpen')}>
            {t(isLate ? 'overdue.noneText' : 'overdue.noneOpenText')}
          </EmptyState>
        }
      />
    </>
  )
}
