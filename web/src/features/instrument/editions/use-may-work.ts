import { useQuery } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { hasFullScope } from 'contract/access/roles'
import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { useActor } from '../../../session/use-session.ts'
import { adaptationsQuery } from './queries.ts'

/** Whoever works for a country needs its permission to adapt as long as the work goes on. */
export const useMayWork = ({ country }: Pick<EditionDraft, 'country'>): boolean => {
  const actor = useActor()
  const { data: countries } = useQuery(adaptationsQuery())
  // unknown counts as allowed, since the server checks too
  const hasLeave =
    hasFullScope(actor) || countries?.some(({ id, allowed }) => id === country?.id && allowed) !== false
  return hasLeave && can(actor, 'edition.write', country === null ? {} : { country: country.id })
}
