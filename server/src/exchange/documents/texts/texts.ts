import type { FileKind } from 'contract/evaluation/files'

/**
 * What papers of an evaluation and of the instrument say in one language and no screen says (`messages/`). What stands
 * in braces is filled in.
 */
export type DocumentTexts = {
  /** With the kind of line and its year. */
  title: string
  submitted: string
  validated: string
  closed: string
  answeredBy: string
  about: string
  overview: string
  bars: string
  barsSay: string
  byDomain: string
  answer: string
  note: string
  comment: string
  onTheLine: string
  file: string
  kind: string
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
    | 'looked'
    | 'answered'
    | 'noScore'
    | 'stage'
    | 'moving'
    | 'notYet'
    | 'well'
    | 'nothingWell'
    | 'next'
    | 'nothingNext'
    | 'notKnown'
    | 'notFinal',
    string
  >
  evidenceIdeas: string
  evidenceIdeasOf: string
  photos: string
  document: string
  areas: string
  areasText: string
}
