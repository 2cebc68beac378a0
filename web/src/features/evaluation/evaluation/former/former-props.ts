import type { EvaluationReady } from '../use-evaluation.ts'

/** A line that was moved to another edition, and when. */
export type FormerProps = { ready: EvaluationReady; movedAt: string }
