import { useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { Problem } from 'contract/platform/problems'
import { useTranslation } from '../../../i18n/translation.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs.tsx'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import type { ReportPlace } from './queries.ts'
import { ReportList } from './ReportList.tsx'
import type { PlaceReportsSearch } from './search.ts'
import { useReportPlace } from './use-report-place.ts'
import { useReports } from './use-reports.ts'

// What reads and writes texts comes with the first text, not with the list.
const ReportView = lazily(async () => (await import('./ReportView.tsx')).ReportView, <LoadingState />)
const ReportVersions = lazily(
  async () => (await import('./versions/ReportVersions.tsx')).ReportVersions,
  <LoadingState />,
)
const NewReportForm = lazily(
  async () => (await import('./write/NewReportForm.tsx')).NewReportForm,
  <LoadingState />,
)
const ReportForm = lazily(async () => (await import('./write/ReportForm.tsx')).ReportForm, <LoadingState />)

type Props = { place: ReportPlace; search: PlaceReportsSearch; go: (search: PlaceReportsSearch) => void }

/** The reports of one place: their list, one that is read, or one that is written. */
export function PlaceReportsPage({ place, search, go }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const queryClient = useQueryClient()
  const { name = '', subject } = useReportPlace(place)
  const page = search.page ?? 1
  const query = useReports(place, page)
  const found = query.data?.results.find(({ id }) => id === search.report)
  const mayWrite = can(
    actor,
    place.kind === 'country' ? 'report.write_country' : 'report.write_region',
    subject,
  )
  const mayChange = found !== undefined && can(actor, 'report.change', { ...subject, owner: found.author.id })
  const isAbsent = query.error instanceof Problem && [403, 404].includes(query.error.status)
  const title = name ? t('reports.of', { name }) : t('reports.title')
  usePageTitle(found?.title ?? title)

  const back = () => go(page === 1 ? {} : { page })
  const saved = async ({ id }: { id: number }, at: number) => {
    await queryClient.invalidateQueries({ queryKey: ['reports'] })
    go({ ...(at > 1 && { page: at }), report: id })
  }
  const isNew = search.write === true && search.report === undefined
  const isOfVersions = search.version !== undefined && search.report !== undefined
  const addressOf = (version?: number): string => {
    const wanted = { page: page > 1 ? page : undefined, report: search.report, version }
    const filters = Object.entries(wanted).flatMap(([key, value]) => (value ? [[key, String(value)]] : []))
    return `/reports/${place.kind}/${place.id}?${new URLSearchParams(filters)}`
  }
  const isInside = isNew || search.report !== undefined
  const trail = [
    { label: t('reports.title'), href: '/reports' },
    ...(isAbsent
      ? []
      : [
          isInside
            ? { label: name || '…', href: `/reports/${place.kind}/${place.id}` }
            : { label: name || '…' },
        ]),
    ...(isInside
      ? [
          isOfVersions
            ? { label: found?.title ?? '…', href: addressOf() }
            : { label: isNew ? t('reports.new') : (found?.title ?? '…') },
        ]
      : []),
    ...(isOfVersions ? [{ label: t('reports.versions') }] : []),
  ]
  const inside = () => {
    if (isNew && mayWrite)
      return (
        <>
          <h1>{t('reports.newOf', { name })}</h1>
          <Card>
            <NewReportForm place={place} onLeave={back} onSaved={(report) => void saved(report, 1)} />
          </Card>
        </>
      )
    if (search.report === undefined) return <ReportList {...{ title, place, query, page, mayWrite, go }} />
    if (query.isPending || (query.isFetching && !found)) return <LoadingState />
    if (!found) return <EmptyState title={t('reports.gone')}>{t('reports.goneText')}</EmptyState>
    if (search.write && mayChange)
      return (
        <>
          <h1>{t('reports.changeTitle', { title: found.title })}</h1>
          <Card>
            <ReportForm
              key={found.id}
              place={place}
              page={page}
              report={found}
              onLeave={() => go({ ...search, write: undefined })}
              onSaved={(report) => void saved(report, page)}
            />
          </Card>
        </>
      )
    if (search.version !== undefined)
      return (
        <ReportVersions
          report={found}
          opened={Math.min(search.version, found.version)}
          mayChange={mayChange}
          hrefOf={(version) => addressOf(version)}
          onRestored={() => void saved(found, page)}
        />
      )
    return (
      <ReportView
        report={found}
        place={name}
        mayChange={mayChange}
        onVersions={() => go({ ...search, version: found.version })}
        onChange={() => go({ ...search, write: true })}
        onDeleted={() => {
          back()
          void queryClient.invalidateQueries({ queryKey: ['reports'] })
        }}
      />
    )
  }
  return (
    <>
      <Breadcrumbs trail={trail} />
      {inside()}
    </>
  )
}
