import { onDevice } from '../../../session/kept.ts'
import { session } from '../../../session/stored-session.ts'
import type { Weights } from './figures.ts'

const keyOf = (line: number): string => `vereda.weights.${session()?.user.id ?? 0}.${line}`

/** Weights that were shared out and not saved, on this device; null when there are none. */
export const keptWeights = (line: number): Weights | null => onDevice.readValue(keyOf(line))

export const keepWeights = (line: number, weights: Weights | null): void => {
  onDevice.keepValue(keyOf(line), weights)
}
