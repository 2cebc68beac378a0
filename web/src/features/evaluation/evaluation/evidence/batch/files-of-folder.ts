import { formatOfName } from '../../../../../kit/actions/refusal-text.ts'
import type { EvaluationReady } from '../../use-evaluation.ts'
import { type BatchFile, type FolderPlace, isIn, isReady, type LineFile } from './batch.ts'

export const filesOfFolder = (
  ready: EvaluationReady,
  batch: readonly BatchFile[],
  place: FolderPlace,
): LineFile[] => [
  ...ready.detail.line.files.filter((file) => isIn(file, place)),
  ...ready.now
    .filesWaiting(place.category, place.stage)
    .flatMap(({ state, work }) =>
      state === 'waiting' ? { kind: formatOfName(work.name)?.kind ?? 'document' } : [],
    ),
  ...batch.filter((file) => isIn(file.place, place) && isReady(file)),
]
