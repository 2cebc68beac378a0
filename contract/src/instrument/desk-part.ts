import type { DeskKind, DeskPart } from './translations.ts'

/** By itself, so that the first visit does not load it. */
export const deskPartOf = (kind: DeskKind): DeskPart => {
  if (kind === 'suggestion') return 'suggestions'
  return kind === 'case' ? 'cases' : 'instrument'
}
