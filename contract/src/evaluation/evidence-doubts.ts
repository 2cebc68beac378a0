import type { OptionCode } from '../instrument/instruments.ts'
import type { FileKind } from './files.ts'
import { pointsOf } from './scores/scores.ts'

/** What the helps for judging ask of an answer and it lacks (domain §3.4): told to the reviewer, in nobody's way. */
export const evidenceDoubts = ['bare', 'oneSource', 'year'] as const
export type EvidenceDoubt = (typeof evidenceDoubts)[number]

type Answered = {
  letter: OptionCode
  /** Kinds of the files that were marked as showing it. */
  files: readonly FileKind[]
  /** A note of the school; what staff wrote shows nothing. */
  hasNote: boolean
  /** The letter of the line before; null where there is none. */
  last: OptionCode | null
}

/** From C on something shows it; from E on two different sources do, such as a document, what was seen, and a voice. */
const [fromC, fromE, ofG, ofF] = [3, 5, 7, 6]

/** A photo or a video is what was seen; a note is the voice that tells. */
const sourcesOf = ({ files, hasNote }: Answered): number =>
  new Set([...files.map((kind) => (kind === 'video' ? 'photo' : kind)), ...(hasNote ? ['note'] : [])]).size

/** G is true for a year: what was F or G in the line before has shown that. */
const isNew = ({ last }: Answered): boolean => (last === null ? 0 : (pointsOf(last) ?? 0)) < ofF

export const doubtsOf = (answered: Answered): EvidenceDoubt[] => {
  const points = pointsOf(answered.letter) ?? 0
  const sources = sourcesOf(answered)
  return [
    ...(points >= fromC && sources === 0 ? ['bare' as const] : []),
    ...(points >= fromE && sources === 1 ? ['oneSource' as const] : []),
    ...(points >= ofG && isNew(answered) ? ['year' as const] : []),
  ]
}
