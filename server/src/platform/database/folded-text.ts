import { fold } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { containing } from './listing.ts'

/** A text without case and accents, as `fold` does; searched for with `foldedLike`. */
export const foldedText = (
  text: RawBuilder<unknown>,
): RawBuilder<string> => sql`translate(lower(regexp_replace(
  normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g')), 'đĐ', 'dd')`

/** The pattern for `foldedText`, which stays decomposed. */
export const foldedLike = (search: string): string => containing(fold(search).normalize('NFD'))
