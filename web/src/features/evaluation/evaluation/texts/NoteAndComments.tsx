import type { Indicator } from 'contract/instrument/instruments'
import type { EvaluationReady } from '../use-evaluation.ts'
import { CommentsCard } from './CommentsCard.tsx'
import { NoteCard } from './NoteCard.tsx'

/** The justification of an answer, and the talk about it. */
export function NoteAndComments({ ready, indicator }: { ready: EvaluationReady; indicator: Indicator }) {
  return (
    <div className="mt-5 grid gap-3 has-[li]:items-start @desk:grid-cols-2 print:grid-cols-2">
      <NoteCard ready={ready} indicator={indicator} />
      <CommentsCard ready={ready} indicator={indicator} />
    </div>
  )
}
