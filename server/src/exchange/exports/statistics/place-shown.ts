import type { Actor } from 'contract/access/scope'
import type { StatisticsFilters } from 'contract/insight/statistics/statistics'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../../platform/database/db.ts'
import { message } from '../../../platform/messages.ts'
import { ownPlaces } from '../../documents/statistics/queries.ts'

/** The requested place, or the person's own. */
export const placeShown = async (
  db: Db,
  actor: Actor,
  language: Language,
  { region__name, country__name }: StatisticsFilters,
): Promise<string> => {
  const chosen = region__name ?? country__name
  if (chosen !== undefined) return chosen
  const own = await ownPlaces(db, actor, language)
  return own.length === 0
    ? message(language, 'statistics.everything')
    : new Intl.ListFormat(language, { type: 'conjunction' }).format(own)
}
