import type { Indicator } from 'contract/instrument/instruments'
import type { EvaluationReady } from '../use-evaluation.ts'
import { CommentsCard } from './CommentsCard.tsx'
import { NoteCard } from './NoteCard.tsx'

export function NoteAndComments({ ready, indicator }: { ready: EvaluationReady; indicator: Indicator }) {
  return (
    <>
      <NoteCard ready={ready} indicator={indicator} />
      <CommentsCard ready={ready} indicator={indicator} />
    </>
  )
}
