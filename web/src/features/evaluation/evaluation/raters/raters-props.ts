import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'

export type RatersProps = { ready: EvaluationReady; current: PlacedIndicator }
