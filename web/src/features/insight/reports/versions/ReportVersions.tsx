import { useQuery } from '@tanstack/react-query'
import type { Report, ReportVersionTexts } from 'contract/insight/reports'
import { History } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Segments } from '../../../../ui/navigation/Segments.tsx'
import { LoadingState } from '../../../../ui/waiting/LoadingState.tsx'
import { versionQuery } from '../queries.ts'
import { ReportText } from '../text/ReportText.tsx'
import { Comparison } from './Comparison.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { VersionList } from './VersionList.tsx'

type Look = 'text' | 'before' | 'latest'
type Props = {
  report: Report
  opened: number
  mayChange: boolean
  hrefOf: (version: number) => string
  onRestored: () => void
}

/** What a report said before: each version is read, compared with its neighbour or the latest, and restored. */
export function ReportVersions({ report, opened, mayChange, hrefOf, onRestored }: Props) {
  const { t } = useTranslation()
  const [wanted, setLook] = useState<Look>('text')
  const [isRestoring, setRestoring] = useState(false)
  const isLatest = opened === report.version
  const looks: Look[] = [
    'text',
    ...(opened > 1 ? (['before'] as const) : []),
    ...(isLatest ? [] : (['latest'] as const)),
  ]
  const look = looks.includes(wanted) ? wanted : 'text'
  const other = look === 'before' ? opened - 1 : report.version
  const asked = useQuery(versionQuery(report.id, opened))
  const beside = useQuery({ ...versionQuery(report.id, other), enabled: look !== 'text' })
  const needed = look === 'text' ? [asked] : [asked, beside]
  const shown = (words: ReportVersionTexts, against: ReportVersionTexts | undefined) => {
    if (look === 'text')
      return (
        <>
          <h3 className="text-20 wrap-anywhere">{words.title}</h3>
          <p className="mb-3 text-text2 tabular-nums">{words.year}</p>
          <ReportText text={words.text} />
        </>
      )
    if (!against) return <LoadingState />
    return look === 'before' ? (
      <Comparison earlier={against} later={words} />
    ) : (
      <Comparison earlier={words} later={against} />
    )
  }
  return (
    <>
      <h1 className="wrap-anywhere">{t('reports.versionsOf', { title: report.title })}</h1>
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 desk:order-2">
          <VersionList report={report} opened={opened} hrefOf={hrefOf} />
        </div>
        <Card
          title={t('reports.versionNumber', { version: opened })}
          hint={look === 'text' ? undefined : t('reports.onlyWords')}
          aside={
            mayChange &&
            !isLatest && (
              <Button icon={History} onPress={() => setRestoring(true)}>
                {t('reports.restore')}
              </Button>
            )
          }
        >
          {looks.length > 1 && (
            <div className="mb-4 flex">
              <Segments
                label={t('reports.lookOf')}
                choices={looks.map((id) => ({ id, label: t(`reports.look.${id}`) }))}
                value={look}
                onChange={setLook}
              />
            </div>
          )}
          {asked.data && needed.every(({ error }) => !error) ? (
            shown(asked.data, beside.data)
          ) : (
            <AnswerFallback asked={needed} />
          )}
        </Card>
      </div>
      {isRestoring && asked.data && (
        <RestoreDialog
          report={report}
          words={asked.data}
          onClose={() => setRestoring(false)}
          onRestored={onRestored}
        />
      )}
    </>
  )
}
