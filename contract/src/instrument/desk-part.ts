import { can } from '../access/permissions.ts'
import { type Actor, withinScope } from '../access/scope.ts'
import type { DeskKind, DeskPart } from './translations.ts'

/** By itself, so that the first visit does not load it. */
export const deskPartOf = (kind: DeskKind): DeskPart => {
  if (kind === 'suggestion') return 'suggestions'
  return kind === 'case' ? 'cases' : 'instrument'
}

/**
 * Whether somebody changes the wording of an edition, or only reads it: that of another country is read, since
 * evaluations within reach were made with it.
 */
export const mayWord = (actor: Actor, { country }: { country: { id: number } | null }): boolean =>
  can(actor, 'translation.change') && (country === null || withinScope(actor, { country: country.id }))
