import type { Report } from 'contract/insight/reports'
import { FileText, Plus } from 'lucide'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ListFallback } from '../../../kit/lists/ListFallback.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { Pagination } from '../../../ui/tables/Pagination.tsx'
import { type ReportPlace, reportsPerPage } from './queries.ts'
import type { PlaceReportsSearch } from './search.ts'
import type { useReports } from './use-reports.ts'

type Props = {
  title: string
  place: ReportPlace
  query: ReturnType<typeof useReports>
  page: number
  mayWrite: boolean
  go: (search: PlaceReportsSearch) => void
}

export function ReportList({ title, place, query, page, mayWrite, go }: Props) {
  const { t } = useTranslation()
  const { data } = query
  return (
    <>
      <PageHeading
        title={title}
        hint={t('reports.listHint')}
        action={
          mayWrite && (
            <Button kind="primary" icon={Plus} onPress={() => go({ write: true })}>
              {t('reports.new')}
            </Button>
          )
        }
      />
      <Card isFlush>
        {data && data.results.length > 0 ? (
          <>
            <ul>
              {data.results.map((report) => (
                <ReportRow key={report.id} report={report} place={place} page={page} />
              ))}
            </ul>
            {data.count > reportsPerPage && (
              <Pagination
                page={page}
                pageSize={reportsPerPage}
                total={data.count}
                onPage={(next) => go({ page: next })}
              />
            )}
          </>
        ) : (
          <ListFallback
            query={query}
            isFiltered={page > 1}
            onClear={() => go({})}
            empty={<NoReports place={place} mayWrite={mayWrite} />}
          />
        )}
      </Card>
    </>
  )
}

type RowProps = Pick<Props, 'place' | 'page'> & { report: Report }

function ReportRow({ report, place, page }: RowProps) {
  const { t } = useTranslation()
  return (
    <li className="border-t border-border px-4 py-3.5 first:border-t-0 wide:px-5">
      <Link
        variant="title"
        href={`/reports/${place.kind}/${place.id}?${page > 1 ? `page=${page}&` : ''}report=${report.id}`}
      >
        {report.title}
      </Link>
      <p className="text-14 text-text2">
        {t('reports.about', {
          year: report.year,
          author: report.author.name,
          when: formatDateTime(report.created_at),
        })}
      </p>
    </li>
  )
}

function NoReports({ place, mayWrite }: Pick<Props, 'place' | 'mayWrite'>) {
  const { t } = useTranslation()
  const isCountry = place.kind === 'country'
  return (
    <EmptyState icon={FileText} title={isCountry ? t('reports.noneCountry') : t('reports.noneRegion')}>
      {mayWrite && t('reports.noneText')}
    </EmptyState>
  )
}
