import type { DraftFault, DraftPiece, DraftPieceChange } from 'contract/instrument/edition-drafts'
import { type EditionLink, links, textFields } from 'contract/instrument/instruments'
import { languages } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import type { z } from 'zod'

/** By field and language; of an indicator also its link and the codes before. */
export type PieceValues = Record<string, string>

export const nameOf = (language: string, field: string): string => `${language}-${field}`

/** The fields of the edition before, in every language. */
export const fieldsOf = ({ before }: DraftPiece): string[] =>
  textFields.filter((field) => before.some((each) => each.language === 'en' && each.field === field))

export const valuesOf = (piece: DraftPiece, written: readonly Language[]): PieceValues => {
  const texts = fieldsOf(piece).flatMap((field) =>
    written.map((language) => {
      const found = piece.texts.find((each) => each.language === language && each.field === field)
      return [nameOf(language, field), found?.text ?? ''] as const
    }),
  )
  const values: PieceValues = Object.fromEntries(texts)
  return piece.link === null ? values : { ...values, link: piece.link, from: piece.from.join(' ') }
}

export const codesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((code) => code !== '')

export const linkIn = (text: string | undefined): EditionLink | undefined =>
  links.find((link) => link === text)

export const textsIn = (values: PieceValues) =>
  Object.entries(values).flatMap(([name, text]) => {
    const [code = '', field = ''] = name.split('-')
    const language = languages.find((each) => each.code === code)?.code
    const known = textFields.find((each) => each === field)
    return language && known ? [{ language, field: known, text }] : []
  })

export const bodyOf = (changes: Partial<PieceValues>): z.input<typeof DraftPieceChange> => {
  const { link, from, ...texts } = changes
  const known = linkIn(link)
  return {
    texts: textsIn(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']))),
    ...(known && { link: known }),
    ...(from !== undefined && { from: codesIn(from) }),
  }
}

const textIn = (texts: DraftPiece['texts'], language: Language, field: string): string =>
  texts.find((each) => each.language === language && each.field === field)?.text ?? ''

/** The languages in which a field differs from the edition before. */
export const changedLanguages = (
  { texts, before }: DraftPiece,
  field: string,
  all: readonly Language[],
): Language[] => all.filter((language) => textIn(texts, language, field) !== textIn(before, language, field))

/** The fields that differ from the edition before in a language, as typed now. */
export const changedFields = ({ before }: DraftPiece, values: PieceValues): string[] => {
  const changed = textsIn(values).filter(
    ({ language, field, text }) => text !== textIn(before, language, field),
  )
  return [...new Set(changed.map(({ field }) => field))]
}

export const fieldIdOf = ({ language, field }: DraftFault): string =>
  language === undefined || field === undefined ? 'link' : nameOf(language, field)
