import { useQuery } from '@tanstack/react-query'
import type { Report, ReportVersionTexts } from 'contract/insight/reports'
import { History } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Segments } from '../../../../ui/navigation/Segments.tsx'
import { LoadingState } from '../../../../ui/waiting/LoadingState.tsx'
import { versionQuery } from '../queries.ts'
import { ReportText } from '../text/ReportText.tsx'
import { Comparison } from './Comparison.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { VersionList } from './VersionList.tsx'

type Mode = 'text' | 'before' | 'latest'
type Props = {
  report: Report
  opened: number
  mayChange: boolean
  hrefOf: (version: number) => string
  onRestored: () => void
}

const modesOf = (opened: number, isLatest: boolean): Mode[] => [
  'text',
  ...(opened > 1 ? (['before'] as const) : []),
  ...(isLatest ? [] : (['latest'] as const)),
]

export function ReportVersions({ report, opened, mayChange, hrefOf, onRestored }: Props) {
  const { t } = useTranslation()
  const [wanted, setMode] = useState<Mode>('text')
  const [isRestoring, setRestoring] = useState(false)
  const isLatest = opened === report.version
  const modes = modesOf(opened, isLatest)
  const mode = modes.includes(wanted) ? wanted : 'text'
  const other = mode === 'before' ? opened - 1 : report.version
  const query = useQuery(versionQuery(report.id, opened))
  const otherQuery = useQuery({ ...versionQuery(report.id, other), enabled: mode !== 'text' })
  const needed = mode === 'text' ? [query] : [query, otherQuery]
  return (
    <>
      <h1 className="wrap-anywhere">{t('reports.versionsOf', { title: report.title })}</h1>
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 desk:order-2">
          <VersionList report={report} opened={opened} hrefOf={hrefOf} />
        </div>
        <Card
          title={t('reports.versionNumber', { version: opened })}
          hint={mode === 'text' ? undefined : t('reports.onlyWords')}
          aside={
            mayChange &&
            !isLatest && (
              <Button icon={History} onPress={() => setRestoring(true)}>
                {t('reports.restore')}
              </Button>
            )
          }
        >
          {modes.length > 1 && <ModeChoice modes={modes} mode={mode} onChange={setMode} />}
          {query.data && needed.every(({ error }) => !error) ? (
            <VersionTexts mode={mode} texts={query.data} against={otherQuery.data} />
          ) : (
            <AnswerFallback query={needed} />
          )}
        </Card>
      </div>
      {isRestoring && query.data && (
        <RestoreDialog
          report={report}
          texts={query.data}
          onClose={() => setRestoring(false)}
          onRestored={onRestored}
        />
      )}
    </>
  )
}

type TextsProps = { mode: Mode; texts: ReportVersionTexts; against: ReportVersionTexts | undefined }

function VersionTexts({ mode, texts, against }: TextsProps) {
  if (mode === 'text')
    return (
      <>
        <h3 className="text-20 wrap-anywhere">{texts.title}</h3>
        <p className="mb-3 text-text2 tabular-nums">{texts.year}</p>
        <ReportText text={texts.text} />
      </>
    )
  if (!against) return <LoadingState />
  return mode === 'before' ? (
    <Comparison earlier={against} newer={texts} />
  ) : (
    <Comparison earlier={texts} newer={against} />
  )
}

type ModeProps = { modes: readonly Mode[]; mode: Mode; onChange: (mode: Mode) => void }

function ModeChoice({ modes, mode, onChange }: ModeProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-4 flex">
      <Segments
        label={t('reports.lookOf')}
        choices={modes.map((id) => ({ id, label: t(`reports.look.${id}`) }))}
        value={mode}
        onChange={onChange}
      />
    </div>
  )
}
