import type { File } from 'contract/evaluation/files'
import type { Stage } from 'contract/evaluation/scores/stages'
import { limits } from 'contract/platform/limits'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import { FileTiles } from '../evidence/FileTiles.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'

type Props = { ready: EvaluationReady; current: PlacedIndicator; stage: Stage | null; news: readonly File[] }

/** The evidence of the answer's stage; of the whole domain where the answer has no stage. */
export function ReviewEvidence({ ready, current, stage, news }: Props) {
  const { t } = useTranslation()
  const { category, indicator } = current
  const own = ready.detail.line.files.filter((file) => file.category === category.id)
  const showing = ready.now.answers.get(indicator.id)?.files ?? []
  const isShowing = ({ id }: { id: number }) => showing.includes(id)
  const inFolder = own.filter((file) => stage === null || file.stage === stage)
  // Files that the school marked as evidence come first, whichever folder they are in.
  const files = [...own.filter(isShowing), ...inFolder.filter((file) => !isShowing(file))]
  const have = (kind: File['kind']) => inFolder.filter((file) => file.kind === kind).length
  const missing =
    stage === null
      ? 0
      : Math.max(0, limits.photosPerCell - have('photo')) +
        Math.max(0, limits.documentsPerCell - have('document'))
  const isNew = (file: { id: number }) => news.some(({ id }) => id === file.id)
  const count = files.filter(isNew).length
  const markOf = (file: { id: number }) =>
    [isShowing(file) && t('review.showsIt'), isNew(file) && t('review.new')].filter(Boolean).join(', ')
  return (
    <Card
      id="evidence-review"
      isCompact
      title={t('review.evidence')}
      aside={
        <span className="flex flex-wrap items-center gap-x-3 text-14">
          {stage !== null && <StageMark stage={stage} />}
          {count > 0 && <span className="text-text2">{t('review.newFiles', { count })}</span>}
        </span>
      }
    >
      {showing.length > 0 && (
        <p className="mb-1 text-14 text-text2">{t('review.shownBy', { count: showing.length })}</p>
      )}
      <ul className="flex flex-wrap gap-1.5">
        <FileTiles ready={ready} files={files} markOf={markOf} />
        {missing > 0 && (
          <li className="self-center text-14 text-review">{t('evidence.missing', { count: missing })}</li>
        )}
        {files.length + missing === 0 && <li className="text-15 text-text2">{t('review.noEvidence')}</li>}
      </ul>
    </Card>
  )
}
