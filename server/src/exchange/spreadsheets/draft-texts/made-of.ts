import type { Language } from 'contract/platform/shapes'
import { z } from 'zod'
import type { PieceRow } from '../../../instrument/instruments/drafts/piece-queries.ts'
import { stampOf } from '../fillable/mark.ts'
import { linkText } from './structure.ts'
import { draftStamp, draftText, keyOfText, textRows } from './text-rows.ts'

/** The file of an archive with its draft and a stamp of each text. */
export const madeOfName = 'made-of.yaml'

const stamps = z.record(z.string(), z.string().max(12).nullable())
export const MadeOf = z.object({
  draft: z.int(),
  links: stamps,
  texts: z.record(z.string().max(5), stamps),
})
export type MadeOf = z.infer<typeof MadeOf>

export const madeOf = (
  draft: number,
  pieces: readonly PieceRow[],
  languages: readonly Language[],
): MadeOf => ({
  draft,
  links: Object.fromEntries(
    pieces.filter(({ link }) => link !== null).map((piece) => [piece.place, stampOf(linkText(piece))]),
  ),
  texts: Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        textRows(pieces).map((row) => [
          keyOfText(row),
          draftStamp(row.field, draftText(row.piece.texts, language, row.field)),
        ]),
      ),
    ]),
  ),
})
