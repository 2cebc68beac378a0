import { useQuery } from '@tanstack/react-query'
import type { Report } from 'contract/insight/reports'
import { Star } from 'lucide'
import { useState } from 'react'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ListFallback } from '../../../../kit/lists/ListFallback.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Badge } from '../../../../ui/figures/Badge.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Pagination } from '../../../../ui/tables/Pagination.tsx'
import { versionsPerPage, versionsQuery } from '../queries.ts'

type Props = { report: Report; opened: number; hrefOf: (version: number) => string }

export function VersionList({ report, opened, hrefOf }: Props) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const query = useQuery(versionsQuery(report, page))
  const { data } = query
  return (
    <Card title={t('reports.versions')} isFlush>
      {data && data.results.length > 0 ? (
        <>
          <ul>
            {data.results.map(({ version, title, written_at, written_by }) => (
              <li
                key={version}
                className={`border-t border-border px-4 py-3 ${version === opened ? 'bg-surface2' : ''}`}
              >
                <VersionLink {...{ report, opened, hrefOf, version }} />
                <p className="text-14 wrap-anywhere">{title}</p>
                <p className="text-14 text-text2">
                  {[formatDateTime(written_at), written_by?.name].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ul>
          {data.count > versionsPerPage && (
            <Pagination page={page} pageSize={versionsPerPage} total={data.count} onPage={setPage} />
          )}
        </>
      ) : (
        <ListFallback
          query={query}
          isFiltered={false}
          onClear={() => {}}
          empty={<EmptyState title={t('reports.noVersions')} />}
        />
      )}
    </Card>
  )
}

function VersionLink({ report, opened, hrefOf, version }: Props & { version: number }) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link
        variant="title"
        href={hrefOf(version)}
        {...(version === opened && { 'aria-current': 'true' as const })}
      >
        {t('reports.versionNumber', { version })}
      </Link>
      {version === report.version && (
        <Badge tone="blue" icon={Star}>
          {t('reports.latest')}
        </Badge>
      )}
    </span>
  )
}
