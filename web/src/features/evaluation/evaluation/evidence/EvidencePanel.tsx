import { can } from 'contract/access/permissions'
import { isWritable } from 'contract/evaluation/life-cycle'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Category } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { EvidenceCell } from './EvidenceCell.tsx'

const UploadQueue = lazily(async () => (await import('./UploadQueue.tsx')).UploadQueue)

/** The evidence of a domain: a folder for each stage, with what it has and what it still needs. */
export function EvidencePanel({ ready, category }: { ready: EvaluationReady; category: Category }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail } = ready
  const isSending = useOutbox().entries.some(
    ({ line, state, work }) => line === detail.line.id && work.kind === 'file' && state === 'waiting',
  )
  const mayAdd = can(actor, 'file.add', placeOf(detail)) && isWritable('files', detail.line.status)
  return (
    <Card title={t('evidence.title', { number: category.number })} isFlush isCompact>
      {stageNumbers.map((stage) => (
        <EvidenceCell key={stage} ready={ready} category={category} stage={stage} mayAdd={mayAdd} />
      ))}
      {mayAdd && (
        <p className="border-t border-border px-5 py-2">
          <Link href={addressOfEvaluation(detail, { line: detail.line.id, part: 'files' })}>
            {t('evidence.many')}
          </Link>
        </p>
      )}
      {isSending && <UploadQueue line={detail.line.id} />}
    </Card>
  )
}
