import { type IndicatorTextField, textFields } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { draftStamp, draftText, type TextRow } from './text-rows.ts'

/**
 * What stood in each language when a file was made. A text that is as it was sent out was not written by whoever sends
 * the file, however old it is; one that says something else in the draft now was changed by somebody meanwhile.
 */
export type Stamps = Partial<Record<Language, string | null>>

export const stampsOf = ({ piece, field }: TextRow, languages: readonly Language[]): Stamps =>
  Object.fromEntries(
    languages.map((language) => [language, draftStamp(field, draftText(piece.texts, language, field))]),
  )

/** Which text of which draft a row of a workbook stands for. */
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

/** The mark of a row; null when it is none. */
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
