import type { Language } from '../../platform/shapes.ts'
import type { EditionLink } from '../instruments.ts'
import { hintCounts, isList, isStatements, type TranslatedValue, valueOfText } from '../translations.ts'
import { type Avoided, avoidance, checkAvoided } from './avoided.ts'
import { checkEasiness } from './easiness.ts'
import type { Fault, Found } from './fault.ts'
import { checkLengths } from './lengths.ts'
import { linkFaults } from './links.ts'
import { checkWording } from './wording.ts'

export type TextOfPiece = { language: Language; field: string; text: string }

/**
 * A part of a draft of an edition: a domain, an indicator, a duty or an option; only indicators have scale and link.
 */
export type PieceToCheck = {
  place: string
  scale: number | null
  link: EditionLink | null
  from: readonly string[]
  texts: readonly TextOfPiece[]
  /** The texts of the edition that the draft is based on. */
  before: readonly TextOfPiece[]
}

export type CheckedBy = {
  languages: readonly Language[]
  avoided: Partial<Record<Language, readonly Avoided[]>>
  /** Scales of the indicators of the edition before, by code. */
  scales: ReadonlyMap<string, number>
}

/** A fault of the part, or of a field in a language, with its line from 1. */
export type PieceFault = Fault & { language?: Language; field?: string; line?: number }

type Values = Record<string, TranslatedValue>

const valuesIn = (texts: readonly TextOfPiece[], language: Language): Values =>
  Object.fromEntries(
    texts
      .filter((each) => each.language === language && each.text.trim() !== '')
      .map(({ field, text }) => [field, valueOfText(field, text)]),
  )

export const isChanged = ({ texts, before }: Pick<PieceToCheck, 'texts' | 'before'>): boolean => {
  const plain = (all: readonly TextOfPiece[]) =>
    all
      .filter(({ text }) => text.trim() !== '')
      .map(({ language, field, text }) => `${language} ${field} ${text}`)
      .sort()
      .join('\u0001')
  return plain(texts) !== plain(before)
}

const textIn = (texts: readonly TextOfPiece[], language: Language, field: string): string =>
  texts.find((each) => each.language === language && each.field === field)?.text.trim() ?? ''

/** Texts that stayed as they were while the English of their field changed: not faults, since they may still fit. */
export const staleTexts = (
  { texts, before }: Pick<PieceToCheck, 'texts' | 'before'>,
  languages: readonly Language[],
): { language: Language; field: string }[] => {
  const isSame = (language: Language, field: string) =>
    textIn(texts, language, field) === textIn(before, language, field)
  const changed = [
    ...new Set(texts.filter(({ language }) => language === 'en').map(({ field }) => field)),
  ].filter((field) => !isSame('en', field))
  return languages
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      changed.filter((field) => isSame(language, field)).map((field) => ({ language, field })),
    )
}

/** All faults that prevent a release; used while typing and by the server on each save. */
export const checkPiece = (piece: PieceToCheck, by: CheckedBy): PieceFault[] => {
  const english = valuesIn(piece.texts, 'en')
  const expected = [
    ...new Set(piece.before.filter(({ language }) => language === 'en').map(({ field }) => field)),
  ]
  return [
    ...faultsOfLink(piece, by),
    ...by.languages.flatMap((language) =>
      faultsIn(language, valuesIn(piece.texts, language), {
        english,
        expected,
        avoided: by.avoided[language] ?? [],
      }),
    ),
  ]
}

const faultsOfLink = (piece: PieceToCheck, { scales }: CheckedBy): PieceFault[] => {
  if (piece.scale === null) return []
  const { place: code, scale, link, from } = piece
  const faults = linkFaults({ code, scale, link, from }, scales)
  if (faults.length === 0 && link === 'same' && isChanged(piece)) return [{ code: 'link_same' }]
  return faults
}

type Source = { english: Values; expected: string[]; avoided: readonly Avoided[] }

const faultsIn = (
  language: Language,
  values: Values,
  { english, expected, avoided }: Source,
): PieceFault[] => {
  const { easy, ...rest } = values
  const stages = Object.fromEntries(Object.entries(rest).filter(([field]) => field.startsWith('easy_')))
  const found: Found[] = [
    ...expected.filter((field) => !(field in values)).map((field) => only(field, { code: 'missing' })),
    ...Object.entries(values).flatMap(([field, value]) => faultsOfLines(field, value, english[field])),
    ...checkLengths(values, language),
    ...checkEasiness(easy === undefined ? {} : { easy }, language),
    ...checkEasiness({ stages }, language).map(({ path, fault }) => ({ path: path.slice(1), fault })),
    ...(language === 'en' ? checkWording(values) : checkAvoided(values, avoidance(language, avoided))),
  ]
  return found.map(({ path: [field = '', line], fault }) => ({
    ...fault,
    language,
    field,
    ...(line !== undefined && { line: Number(line) + 1 }),
  }))
}

const only = (field: string, fault: Fault): Found => ({ path: [field], fault })

/** Lists need two or three texts, statements as many as in English. */
const faultsOfLines = (
  field: string,
  value: TranslatedValue,
  english: TranslatedValue | undefined,
): Found[] => {
  if (!isList(field)) return []
  const count = value.length
  const { fewest, most } = hintCounts
  if (count < fewest || count > most) return [only(field, { code: 'lines', count, fewest, most })]
  if (!isStatements(field) || english === undefined || english.length === count) return []
  return [only(field, { code: 'as_many', count, most: english.length })]
}
