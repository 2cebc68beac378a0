import { can } from 'contract/access/permissions'
import type { Category } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { useState } from 'react'
import { draftsOfLine } from '../../../../drafts/names.ts'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { store } from '../../../../outbox/outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { classes } from '../../../../ui/classes.ts'
import { StageMark, type StageShown } from '../../../../ui/figures/StageMark.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import { lazily, lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import { loadReviewBox } from '../steps/load-review.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { AddFileTile } from './AddFileTile.tsx'
import { FileTiles } from './FileTiles.tsx'
import { MissingFiles, missingIn } from './MissingFiles.tsx'

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

export function EvidenceCell({ ready, category, stage, mayAdd }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const [isAdding, setAdding] = useState(false)
  const { line } = ready.detail
  const { own, havePhotos, haveDocuments, photos, documents } = missingIn(line.files, category, stage)
  const waiting = ready.now.filesWaiting(category.id, stage)
  // On a low screen an empty folder is one row.
  const isRow = own.length + waiting.length === 0
  return (
    <section
      id={`evidence-${category.id}-${stage}`}
      tabIndex={-1}
      aria-label={t('evidence.cell', { number: category.number, stage: t(`ui.stage.${stage}`) })}
      className={classes(
        'border-t border-border px-3.5 py-2 lowbar:py-1',
        isRow && 'near:grid near:grid-cols-[minmax(0,1fr)_auto] near:gap-x-3',
      )}
    >
      <div
        className={`flex flex-wrap items-center justify-between gap-x-3 ${isRow ? 'near:flex-col near:items-start near:justify-center' : ''}`}
      >
        <h3 className="lowbar:text-14">
          <StageMark stage={stage} />
        </h3>
        <MissingFiles count={photos + documents} />
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-1.5 lowbar:mt-0.5 lowbar:fine:[&_button]:h-10">
        <FileTiles ready={ready} files={own} />
        {waiting.map((entry) => (
          <WaitingTile key={entry.id} entry={entry} />
        ))}
        {mayAdd && <AddFileTile stage={stage} onPress={() => setAdding(true)} />}
        {photos + documents > 0 && (
          <li
            className={classes(
              'grid content-center text-13 leading-snug text-text2 tabular-nums',
              isRow && 'near:sr-only',
            )}
          >
            <span className={photos === 0 ? 'lowbar:sr-only' : undefined}>
              {t('evidence.photos', { have: havePhotos, count: limits.photosPerCell })}
            </span>
            <span className={documents === 0 ? 'lowbar:sr-only' : undefined}>
              {t('evidence.documents', { have: haveDocuments, count: limits.documentsPerCell })}
            </span>
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
