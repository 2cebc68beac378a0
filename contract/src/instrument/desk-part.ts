import { can } from '../access/permissions.ts'
import { type Actor, withinScope } from '../access/scope.ts'
import type { DeskKind, DeskPart } from './translations.ts'

/** In a file of its own, so that the first visit does not load it. */
export const deskPartOf = (kind: DeskKind): DeskPart => {
  if (kind === 'suggestion') return 'suggestions'
  return kind === 'case' ? 'cases' : 'instrument'
}

/**
 * Whether somebody edits the texts of an edition or only reads them, as those of another country whose evaluations
 * they see.
 */
export const mayWord = (actor: Actor, { country }: { country: { id: number } | null }): boolean =>
  can(actor, 'translation.change') && (country === null || withinScope(actor, { country: country.id }))
