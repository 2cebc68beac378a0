import { type IndicatorTextField, textFields } from 'contract/instrument/instruments'
import { isList, textOfValue, valueOfText } from 'contract/instrument/translations'
import type { Language } from 'contract/platform/shapes'
import type { PieceRow } from '../../../instrument/instruments/drafts/piece-queries.ts'
import { message } from '../../../platform/messages.ts'
import { bareText, stampOf } from '../fillable/mark.ts'

/** One text of a draft in all its languages. */
export type TextRow = { piece: PieceRow; field: IndicatorTextField }

/** Several texts one a line; empty without any. */
export const draftText = (texts: PieceRow['texts'], language: Language, field: IndicatorTextField): string =>
  textOfValue(texts[language]?.[field] ?? null) ?? ''

/** For comparison: of texts that are one a line, line ends count too. */
export const bareDraftText = (field: IndicatorTextField, text: string): string =>
  bareText(isList(field) ? [valueOfText(field, text)].flat().join(' | ') : text)

export const draftStamp = (field: IndicatorTextField, text: string): string | null =>
  stampOf(bareDraftText(field, text))

/** In order: the texts that the edition before has in English. */
export const textRows = (pieces: readonly PieceRow[]): TextRow[] =>
  pieces.flatMap((piece) =>
    textFields
      .filter((field) => draftText(piece.before, 'en', field) !== '')
      .map((field) => ({ piece, field })),
  )

/** The same in every file and at every time. */
export const keyOfText = ({ piece: { kind, place }, field }: TextRow): string =>
  [kind, place, field].filter((part) => part !== '').join(' ')

/** The place of a text, as on the page of drafts. */
export const placeTitle = ({ kind, place }: PieceRow, language: Language): string => {
  if (kind === 'instrument') return message(language, 'translations.place.instrument')
  const [code = place, scale] = place.split(' ')
  if (kind === 'option' && scale !== undefined)
    return message(language, 'translations.place.optionOfScale', { place: code, scale })
  return message(language, `translations.place.${kind}`, { place })
}

export const fieldTitle = (field: IndicatorTextField, language: Language): string =>
  message(language, `translations.field.${field}`)

export const textTitle = ({ piece, field }: TextRow, language: Language): string =>
  `${placeTitle(piece, language)}: ${fieldTitle(field, language)}`
