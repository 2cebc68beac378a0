import type { EvaluationReady } from '../use-evaluation.ts'

export type FormerProps = { ready: EvaluationReady; movedAt: string }
