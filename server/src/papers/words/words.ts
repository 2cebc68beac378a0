import type { FileKind } from 'contract/files'

/**
 * What papers of an evaluation and of the instrument say in one language, beside the words that sheets say too. What
 * stands in braces is filled in.
 */
export type PaperWords = {
  /** With the kind of line and its year. */
  title: string
  count: string
  submitted: string
  validated: string
  closed: string
  answeredBy: string
  cells: string
  notFinal: string
  overview: string
  stands: string
  noScore: string
  stageReached: string
  stageNotReached: string
  nothingCounts: string
  bars: string
  barsSay: string
  byDomain: string
  domain: string
  points: string
  of100: string
  stage: string
  noEvidenceYet: string
  notApplicable: string
  notReported: string
  wholeSchool: string
  /** Not yet Change, then the three stages. */
  stages: readonly [string, string, string, string]
  reviews: string
  returnedBy: string
  validatedBy: string
  noMessage: string
  answer: string
  notAnswered: string
  naReason: string
  firstRating: string
  note: string
  comment: string
  resolved: string
  hidden: string
  onTheLine: string
  evidence: string
  evidenceOf: string
  file: string
  kind: string
  shows: string
  consent: string
  consentGiven: string
  consentMissing: string
  consentNotNeeded: string
  added: string
  noFiles: string
  photosShown: string
  kinds: Record<FileKind, string>
  easy: Record<
    | 'title'
    | 'about'
    | 'looked'
    | 'answered'
    | 'score'
    | 'noScore'
    | 'stage'
    | 'well'
    | 'nothingWell'
    | 'next'
    | 'nothingNext'
    | 'notKnown'
    | 'notFinal',
    string
  >
  edition: string
  domains: string
  outcomes: string
  scales: string
  scalesText: string
  scale: Record<1 | 2, string>
  letter: string
  meaning: string
  principal: string
  answeredWith: string
  lookFor: string
  naWhen: string
  naNever: string
  naGroupEmpty: string
  askFamily: string
  askLearner: string
  evidenceIdeas: string
  evidenceIdeasOf: string
  photos: string
  document: string
  areas: string
  areasText: string
}
