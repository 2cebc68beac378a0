import { type IndicatorTextField, textFields } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { draftStamp, draftText, type TextRow } from './text-rows.ts'

/**
 * Stamps of a text at the export, by language. An unchanged text counts as not written, however old the file; where
 * the draft differs now, it was changed meanwhile.
 */
export type Stamps = Partial<Record<Language, string | null>>

export const stampsOf = ({ piece, field }: TextRow, languages: readonly Language[]): Stamps =>
  Object.fromEntries(
    languages.map((language) => [language, draftStamp(field, draftText(piece.texts, language, field))]),
  )

/** The draft and text of a row in a workbook. */
export type DraftTextMark = { draft: number; piece: number; field: IndicatorTextField; stamps: Stamps }

const none = '-'

export const writeTextMark = ({ draft, piece, field, stamps }: DraftTextMark): string =>
  [
    'draft1',
    draft,
    piece,
    field,
    ...languageCodes.flatMap((code) =>
      stamps[code] === undefined ? [] : [`${code}.${stamps[code] ?? none}`],
    ),
  ].join(':')

const shape =
  /^draft1:(?<draft>[1-9]\d{0,8}):(?<piece>[1-9]\d{0,8}):(?<field>[a-z0-9_]{1,20})(?<stamps>(?::[a-z]{2}\.(?:-|[0-9a-f]{12})){1,20})$/

/** Null when it is invalid. */
export const readTextMark = (text: string): DraftTextMark | null => {
  const groups = shape.exec(text.trim())?.groups
  const field = textFields.find((each) => each === groups?.field)
  if (!groups || !field) return null
  const sent = new Map(
    (groups.stamps ?? '')
      .split(':')
      .filter(Boolean)
      .map((each) => [each.slice(0, 2), each.slice(3)] as const),
  )
  const stamps: Stamps = {}
  for (const code of languageCodes) {
    const stamp = sent.get(code)
    if (stamp !== undefined) stamps[code] = stamp === none ? null : stamp
  }
  return { draft: Number(groups.draft), piece: Number(groups.piece), field, stamps }
}
