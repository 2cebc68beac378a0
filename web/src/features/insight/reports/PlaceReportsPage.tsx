import { useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import type { Report } from 'contract/insight/reports'
import { Problem } from 'contract/platform/problems'
import { readOwnTexts } from '../../../i18n/read-language.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
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

// The editor and the text are loaded with the first report, not with the list.
const ReportView = lazily(async () => (await import('./ReportView.tsx')).ReportView, <LoadingState />)
const ReportVersions = lazily(
  async () => {
    const [part] = await Promise.all([import('./versions/ReportVersions.tsx'), readOwnTexts('word-changes')])
    return part.ReportVersions
  },
  <LoadingState />,
)
const NewReportForm = lazily(
  async () => (await import('./write/NewReportForm.tsx')).NewReportForm,
  <LoadingState />,
)
const ReportForm = lazily(async () => (await import('./write/ReportForm.tsx')).ReportForm, <LoadingState />)

type Props = { place: ReportPlace; search: PlaceReportsSearch; go: (search: PlaceReportsSearch) => void }

const usePlaceReports = ({ place, search, go }: Props) => {
  const actor = useActor()
  const queryClient = useQueryClient()
  const { name = '', subject } = useReportPlace(place)
  const page = search.page ?? 1
  const query = useReports(place, page)
  const found = query.data?.results.find(({ id }) => id === search.report)
  const write = place.kind === 'country' ? 'report.write_country' : 'report.write_region'
  const reload = () => queryClient.invalidateQueries({ queryKey: ['reports'] })
  return {
    name,
    page,
    query,
    found,
    reload,
    mayWrite: can(actor, write, subject),
    mayChange: found !== undefined && can(actor, 'report.change', { ...subject, owner: found.author.id }),
    isNew: search.write === true && search.report === undefined,
    isOfVersions: search.version !== undefined && search.report !== undefined,
    isAbsent: query.error instanceof Problem && [403, 404].includes(query.error.status),
    back: () => go(page === 1 ? {} : { page }),
    openSaved: async ({ id }: { id: number }, at: number) => {
      await reload()
      go({ ...(at > 1 && { page: at }), report: id })
    },
    addressOf: (version?: number): string => {
      const wanted = { page: page > 1 ? page : undefined, report: search.report, version }
      const filters = Object.entries(wanted).flatMap(([key, value]) => (value ? [[key, String(value)]] : []))
      return `/reports/${place.kind}/${place.id}?${new URLSearchParams(filters)}`
    },
  }
}
type PlaceReports = ReturnType<typeof usePlaceReports>

/** Breadcrumbs; a place outside the scope has no name. */
const trailOf = (t: Translate, { place, search }: Props, reports: PlaceReports) => {
  const { name, found, isNew, isOfVersions, isAbsent, addressOf } = reports
  const isInside = isNew || search.report !== undefined
  const title = found?.title ?? '…'
  return [
    { label: t('reports.title'), href: '/reports' },
    ...(isAbsent
      ? []
      : [{ label: name || '…', ...(isInside && { href: `/reports/${place.kind}/${place.id}` }) }]),
    ...(isInside && isOfVersions ? [{ label: title, href: addressOf() }] : []),
    ...(isInside && !isOfVersions ? [{ label: isNew ? t('reports.new') : title }] : []),
    ...(isOfVersions ? [{ label: t('reports.versions') }] : []),
  ]
}

export function PlaceReportsPage(props: Props) {
  const { t } = useTranslation()
  const reports = usePlaceReports(props)
  const { name, found, page, query, mayWrite, isNew } = reports
  const title = name ? t('reports.of', { name }) : t('reports.title')
  usePageTitle(found?.title ?? title)

  const inside = () => {
    if (isNew && mayWrite) return <NewReport place={props.place} reports={reports} />
    if (props.search.report === undefined)
      return <ReportList {...props} {...{ title, query, page, mayWrite }} />
    if (query.isPending || (query.isFetching && !found)) return <LoadingState />
    if (!found) return <EmptyState title={t('reports.gone')}>{t('reports.goneText')}</EmptyState>
    return <FoundReport {...props} reports={reports} report={found} />
  }
  return (
    <>
      <Breadcrumbs trail={trailOf(t, props, reports)} />
      {inside()}
    </>
  )
}

function NewReport({ place, reports }: { place: ReportPlace; reports: PlaceReports }) {
  const { t } = useTranslation()
  const { name, back, openSaved } = reports
  return (
    <>
      <h1>{t('reports.newOf', { name })}</h1>
      <Card>
        <NewReportForm place={place} onLeave={back} onSaved={(report) => void openSaved(report, 1)} />
      </Card>
    </>
  )
}

type FoundProps = Props & { reports: PlaceReports; report: Report }

function FoundReport({ place, search, go, reports, report }: FoundProps) {
  const { t } = useTranslation()
  const { name, page, mayChange, back, reload, openSaved, addressOf } = reports
  if (search.write && mayChange)
    return (
      <>
        <h1>{t('reports.changeTitle', { title: report.title })}</h1>
        <Card>
          <ReportForm
            key={report.id}
            place={place}
            page={page}
            report={report}
            onLeave={() => go({ ...search, write: undefined })}
            onSaved={(saved) => void openSaved(saved, page)}
          />
        </Card>
      </>
    )
  if (search.version !== undefined)
    return (
      <ReportVersions
        report={report}
        opened={Math.min(search.version, report.version)}
        mayChange={mayChange}
        hrefOf={(version) => addressOf(version)}
        onRestored={() => void openSaved(report, page)}
      />
    )
  return (
    <ReportView
      report={report}
      place={name}
      mayChange={mayChange}
      onVersions={() => go({ ...search, version: report.version })}
      onChange={() => go({ ...search, write: true })}
      onDeleted={() => {
        back()
        void reload()
      }}
    />
  )
}
