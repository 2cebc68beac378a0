import { can } from 'contract/access/permissions'
import type { Category } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { CircleCheck } from 'lucide'
import { useState } from 'react'
import { draftsOfLine } from '../../../../drafts/names.ts'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { store } from '../../../../outbox/outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { StageMark, type StageShown } from '../../../../ui/figures/StageMark.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import { lazily, lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import { loadReviewBox } from '../steps/load-review.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { AddFileTile } from './AddFileTile.tsx'
import { FileTiles } from './FileTiles.tsx'

const ReviewBox = lazily(loadReviewBox)
const WaitingTile = lazily(async () => {
  const [part] = await Promise.all([
    import('./WaitingTile.tsx'),
    readOwnTexts('unsent').catch(() => undefined),
  ])
  return part.WaitingTile
})
const AddFileDialog = lazyDialog(async () => {
  const [part] = await Promise.all([
    import('./AddFileDialog.tsx'),
    readOwnTexts('unsent').catch(() => undefined),
  ])
  return part.AddFileDialog
})

type Props = { ready: EvaluationReady; category: Category; stage: StageShown; mayAdd: boolean }

/** One folder of evidence: domain and stage. */
export function EvidenceCell({ ready, category, stage, mayAdd }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const [isAdding, setAdding] = useState(false)
  const { line } = ready.detail
  const files = line.files.filter((file) => file.category === category.id && file.stage === stage)
  const waiting = ready.now.filesWaiting(category.id, stage)
  const photos = files.filter(({ kind }) => kind === 'photo').length
  const documents = files.filter(({ kind }) => kind === 'document').length
  const missingPhotos = Math.max(0, limits.photosPerCell - photos)
  const missingDocuments = Math.max(0, limits.documentsPerCell - documents)
  const isComplete = missingPhotos + missingDocuments === 0
  return (
    <section
      id={`evidence-${category.id}-${stage}`}
      tabIndex={-1}
      aria-label={t('evidence.cell', { number: category.number, stage: t(`ui.stage.${stage}`) })}
      className="border-t border-border px-3.5 py-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3>
          <StageMark stage={stage} />
        </h3>
        {isComplete ? (
          <span className="flex items-center gap-1.5 text-14 font-medium text-valid">
            <Icon of={CircleCheck} size="small" />
            {t('evidence.complete')}
          </span>
        ) : (
          <span className="text-14 text-text2">
            {t('evidence.missing', { count: missingPhotos + missingDocuments })}
          </span>
        )}
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        <FileTiles ready={ready} files={files} />
        {waiting.map((entry) => (
          <WaitingTile key={entry.id} entry={entry} />
        ))}
        {mayAdd && <AddFileTile stage={stage} onPress={() => setAdding(true)} />}
        {!isComplete && (
          <li className="grid content-center text-13 leading-snug text-text2 tabular-nums">
            <span>{t('evidence.photos', { have: photos, count: limits.photosPerCell })}</span>
            <span>{t('evidence.documents', { have: documents, count: limits.documentsPerCell })}</span>
          </li>
        )}
      </ul>
      {line.status === 'IN REVIEW' && can(actor, 'line.review', placeOf(ready.detail)) && (
        <div className="mt-3">
          <ReviewBox
            line={line.id}
            target={{ category: category.id, stage }}
            name={t('evidence.cell', { number: category.number, stage: t(`ui.stage.${stage}`) })}
          />
        </div>
      )}
      <AddFileDialog
        draftName={`${draftsOfLine(line.id)}file/${category.id}/${stage}`}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        category={category}
        stage={stage}
        onAdd={(file) => {
          store(line.id, file)
          announce(t('evidence.kept', { name: file.name }))
        }}
      />
    </section>
  )
}
