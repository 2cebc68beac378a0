import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'

/** The line, and the indicator whose domain two people answer alone. */
export type RatersProps = { ready: EvaluationReady; current: PlacedIndicator }
