import { session } from '../../../session/stored-session.ts'
import type { Weights } from './figures.ts'

const keyOf = (line: number): string => `vereda.weights.${session()?.user.id ?? 0}.${line}`

/** Weights that were shared out and not saved, on this device; null when there are none. */
export const keptWeights = (line: number): Weights | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(line)) ?? 'null') as Weights | null
  } catch {
    return null
  }
}

export const keepWeights = (line: number, weights: Weights | null): void => {
  try {
    if (weights === null) localStorage.removeItem(keyOf(line))
    else localStorage.setItem(keyOf(line), JSON.stringify(weights))
  } catch {
    // without storage the draft lasts as long as the page
  }
}
