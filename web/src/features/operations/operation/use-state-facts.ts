import type { Operation, OperatorRun } from 'contract/operations/operation'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { formatBytes, formatNumber, formatPercent } from '../../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'

export type StateFact = { label: string; text: string; warning?: string | undefined }

/** The last run that succeeded, and a failed one after it. */
const runFact = (t: Translate, label: string, kind: OperatorRun['kind'], all: OperatorRun[]): StateFact => {
  const runs = all.filter((run) => run.kind === kind)
  const good = runs.find(({ outcome }) => outcome === 'done')
  const bad = runs
    .filter(({ outcome, ended_at }) => outcome !== 'done' && (!good || ended_at > good.ended_at))
    .sort((one, other) => (one.ended_at < other.ended_at ? 1 : -1))[0]
  return {
    label,
    text: good ? formatDateTime(good.ended_at) : t('operation.never'),
    warning: bad && t('operation.wentWrong', { time: formatDateTime(bad.ended_at) }),
  }
}

/** Empty without a replica. */
const replicaFacts = (t: Translate, { replica }: Operation): StateFact[] => {
  if (replica === null) return []
  const { is_used, lag, answered, reads } = replica
  const share = formatPercent(reads === 0 ? 0 : answered / reads)
  return [
    {
      label: t('operation.replica'),
      text: t('operation.replicaText', { share, lag: lag === null ? 'none' : formatNumber(Math.ceil(lag)) }),
      warning: is_used ? undefined : t('operation.replicaUnused'),
    },
  ]
}

const softwareFacts = (t: Translate, { version, node, database, migrations }: Operation): StateFact[] => [
  { label: t('operation.version'), text: `Vereda ${version}, Node.js ${node}` },
  {
    label: t('operation.database'),
    text: t(database.kind === 'server' ? 'operation.onServer' : 'operation.embedded', {
      version: database.version,
    }),
  },
  {
    label: t('operation.migrations'),
    text: t('operation.migrationsText', { count: migrations.applied, latest: migrations.latest }),
    warning:
      migrations.missing > 0 ? t('operation.migrationsMissing', { count: migrations.missing }) : undefined,
  },
]

const placeFacts = (t: Translate, { disk, storage, has_scanner, mail }: Operation): StateFact[] => [
  {
    label: t('operation.disk'),
    text: t('operation.diskText', { free: formatBytes(disk.free), size: formatBytes(disk.size) }),
    warning: disk.free < disk.least ? t('operation.diskLow', { least: formatBytes(disk.least) }) : undefined,
  },
  {
    label: t('operation.storage'),
    text: t(storage === 's3' ? 'operation.storageS3' : 'operation.storageDisk'),
  },
  {
    label: t('operation.scanner'),
    text: t(has_scanner ? 'operation.scannerOn' : 'operation.scannerOff'),
  },
  {
    label: t('operation.mail'),
    text: t(mail === 'server' ? 'operation.mailServer' : 'operation.mailFolder'),
  },
]

const workFacts = (t: Translate, { emails: { waiting, refused }, jobs, uploads }: Operation): StateFact[] => [
  { label: t('operation.emails'), text: t('operation.emailsText', { waiting, refused }) },
  {
    label: t('operation.work'),
    text: t('operation.workText', { running: jobs.running, waiting: jobs.waiting, failed: jobs.failed }),
  },
  { label: t('operation.uploads'), text: formatNumber(uploads) },
]

export const useStateFacts = (state: Operation): StateFact[] => {
  const { t } = useTranslation()
  return [
    ...softwareFacts(t, state),
    ...replicaFacts(t, state),
    runFact(t, t('operation.backup'), 'backup', state.runs),
    runFact(t, t('operation.drill'), 'drill', state.runs),
    ...placeFacts(t, state),
    ...workFacts(t, state),
  ]
}
