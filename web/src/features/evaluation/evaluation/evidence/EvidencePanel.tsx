import { can } from 'contract/access/permissions'
import { isWritable } from 'contract/evaluation/life-cycle'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Category, Indicator } from 'contract/instrument/instruments'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { FoldingPart } from '../aside/FoldingPart.tsx'
import { returnedNow } from '../line/returned-now.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { EvidenceCell } from './EvidenceCell.tsx'
import { MissingFiles, missingIn } from './MissingFiles.tsx'

const ShowingFiles = lazily(async () => {
  const [part] = await Promise.all([import('./ShowingFiles.tsx'), readOwnTexts('showing')])
  return part.ShowingFiles
})
const UploadQueue = lazily(async () => (await import('./UploadQueue.tsx')).UploadQueue)

type Props = {
  ready: EvaluationReady
  category: Category
  indicator?: Indicator
}

export function EvidencePanel({ ready, category, indicator }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail } = ready
  const isSending = useOutbox().entries.some(
    ({ line, state, work }) => line === detail.line.id && work.kind === 'file' && state === 'waiting',
  )
  const mayAdd = can(actor, 'file.add', placeOf(detail)) && isWritable('files', detail.line.status)
  const missing = stageNumbers.map((stage) => missingIn(detail.line.files, category, stage))
  const isRefused = stageNumbers.some((stage) =>
    ready.now.filesWaiting(category.id, stage).some(({ state }) => state !== 'waiting'),
  )
  const isRequested = (returnedNow(ready)?.requests ?? []).some(
    ({ message, isMended }) => !isMended && message.indicator === null && message.category === category.id,
  )
  const count = (
    <span className="wide:hidden">
      <MissingFiles count={missing.reduce((sum, { photos, documents }) => sum + photos + documents, 0)} />
    </span>
  )
  return (
    <FoldingPart
      id="evidence"
      isFlush
      title={t('evidence.title', { number: category.number })}
      count={count}
      isOpenByItself={isRefused || isRequested}
    >
      {stageNumbers.map((stage) => (
        <EvidenceCell key={stage} ready={ready} category={category} stage={stage} mayAdd={mayAdd} />
      ))}
      {indicator && detail.line.files.some((file) => file.category === category.id) && (
        <ShowingFiles ready={ready} category={category} indicator={indicator} />
      )}
      {mayAdd && (
        <p className="border-t border-border px-5 py-2 lowbar:px-3.5 lowbar:py-1 lowbar:text-14">
          <Link href={addressOfEvaluation(detail, { line: detail.line.id, part: 'files' })}>
            {t('evidence.many')}
          </Link>
        </p>
      )}
      {isSending && <UploadQueue line={detail.line.id} />}
    </FoldingPart>
  )
}
