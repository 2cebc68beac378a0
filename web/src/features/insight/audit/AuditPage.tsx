import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { addressOf } from 'contract/access/client'
import { historyCalls } from 'contract/insight/history'
import { ScrollText } from 'lucide'
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
import { AuditFilters } from './AuditFilters.tsx'
import { filtersSet, listQuestion, windowOf } from './filters.ts'
import { auditQuery } from './queries.ts'
import type { AuditSearch } from './search.ts'
import { useAuditColumns } from './use-audit-columns.tsx'

export function AuditPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/audit' })
  const moves = useListMoves<AuditSearch>()
  const query = useQuery(auditQuery(listQuestion(search)))
  const list = useColumns('audit', useAuditColumns(moves.onChange))
  useAnnouncedCount(query, (count) => t('audit.found', { count }))
  usePageTitle(t('audit.title'))
  return (
    <>
      <PageHeading
        title={t('audit.title')}
        hint={t('audit.hint')}
        more={
          <>
            <ColumnsMenu choice={list.choice} />
            <ExportMenu
              subject="audit"
              query={addressOf(historyCalls.audit, { query: listQuestion(search) })}
            />
          </>
        }
      />
      <PagedTable
        caption={t('audit.title')}
        filters={<AuditFilters search={search} onChange={moves.onChange} onClear={moves.onClear} />}
        columns={list.columns}
        query={query}
        window={windowOf(search)}
        isFiltered={filtersSet(search) > 0}
        {...moves}
        empty={<EmptyState icon={ScrollText} title={t('audit.none')} />}
      />
    </>
  )
}
