import type { Actor } from 'contract/access/scope'
import type { FindingsFilters } from 'contract/insight/statistics/findings'
import type { StatisticModel } from 'contract/insight/statistics/statistics'
import type { Language } from 'contract/platform/shapes'
import { type Filters, type Selection, selectionOf } from '../filter-queries.ts'

/** The filters of a finding, which is no type of statistics. */
export const findingsOf = <const Type>(
  actor: Actor,
  language: Language,
  query: FindingsFilters,
  type: Type,
  model: StatisticModel = 'school',
): { selection: Selection<Type>; filters: Filters } => selectionOf(actor, language, { ...query, type, model })
