import { deskPartOf } from 'contract/instrument/desk-part'
import {
  type DeskPart,
  type Translation,
  type TranslationState,
  textOfValue,
} from 'contract/instrument/translations'
import { fold } from 'contract/platform/shapes'
import type { TranslationRow } from './queries.ts'
import { limitOf } from './texts.ts'

export const shown = (row: TranslationRow): Translation => ({
  id: row.id,
  kind: row.kind,
  place: row.place,
  domain: row.domain,
  field: row.field,
  source: textOfValue(row.source) ?? '',
  target: textOfValue(row.target),
  stale: row.stale,
  source_before: textOfValue(row.madeOf),
  next: textOfValue(row.next),
  limit: limitOf(row.field),
  version: row.version,
  updated_at: row.updated_at,
})

const isIn = (state: TranslationState, row: Translation): boolean =>
  ({ untranslated: row.target === null, stale: row.stale, waiting: row.next !== null })[state]

type Filters = {
  state?: TranslationState | undefined
  domain?: number | undefined
  part?: DeskPart | undefined
  search?: string | undefined
}

/** Matching texts; a search looks at both languages and the place. */
export const matching = (rows: Translation[], { state, domain, part, search }: Filters): Translation[] => {
  const sought = search === undefined ? null : fold(search)
  return rows.filter(
    (row) =>
      (state === undefined || isIn(state, row)) &&
      (domain === undefined || row.domain === domain) &&
      (part === undefined || part === deskPartOf(row.kind)) &&
      (sought === null ||
        fold(row.place).startsWith(sought) ||
        [row.source, row.target ?? ''].some((text) => fold(text).includes(sought))),
  )
}
