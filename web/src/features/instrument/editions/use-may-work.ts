import { useQuery } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { hasFullScope } from 'contract/access/roles'
import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { useActor } from '../../../session/use-session.ts'
import { adaptationsQuery } from './queries.ts'

/** Whether this person may work on a draft: who works for a country needs leave for as long as the work goes on. */
export const useMayWork = ({ country }: Pick<EditionDraft, 'country'>): boolean => {
  const actor = useActor()
  const { data: countries } = useQuery(adaptationsQuery())
  // not known yet is no refusal: the server has the last word
  const hasLeave =
    hasFullScope(actor) || countries?.some(({ id, allowed }) => id === country?.id && allowed) !== false
  return hasLeave && can(actor, 'edition.write', country === null ? {} : { country: country.id })
}
