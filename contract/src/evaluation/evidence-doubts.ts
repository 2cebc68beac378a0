import type { OptionCode } from '../instrument/instruments.ts'
import type { FileKind } from './files.ts'
import { pointsOf } from './scores/scores.ts'

/**
 * Evidence that the rules for judging require and that is missing (domain.md, 3.4); shown to reviewers, but prevents
 * nothing.
 */
export const evidenceDoubts = ['bare', 'oneSource', 'year'] as const
export type EvidenceDoubt = (typeof evidenceDoubts)[number]

type Answered = {
  letter: OptionCode
  /** Kinds of the files marked as its evidence. */
  files: readonly FileKind[]
  /** A note of the school; notes of staff are no evidence. */
  hasNote: boolean
  /** The letter of the line before; null where there is none. */
  last: OptionCode | null
}

/**
 * From C on evidence is required; from E on two different sources, such as a document, an observation and a
 * statement.
 */
const [fromC, fromE, ofG, ofF] = [3, 5, 7, 6]

/** A photo or video is an observation; a note is a statement. */
const sourcesOf = ({ files, hasNote }: Answered): number =>
  new Set([...files.map((kind) => (kind === 'video' ? 'photo' : kind)), ...(hasNote ? ['note'] : [])]).size

/** G must be true for a year, which F or G in the line before has shown. */
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
