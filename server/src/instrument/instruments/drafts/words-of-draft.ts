import type {
  Category,
  Duty,
  Indicator,
  Option,
  Outcome,
  StatementText,
} from 'contract/instrument/instruments'
import type { Language } from 'contract/platform/shapes'
import { defined } from 'contract/platform/typed'
import type { Texts, TextValue } from '../editions/edition.ts'
import type { PieceRow } from './piece-queries.ts'

type Words = Record<string, TextValue>

const written = (words: Words | undefined): Words =>
  Object.fromEntries(Object.entries(words ?? {}).filter(([, value]) => value !== null && value.length > 0))

/** As for an edition in use, English stands in for what has no words in the language yet. */
const wordsIn = (texts: Texts, language: Language): Words => ({
  ...written(texts['en']),
  ...written(texts[language]),
})

const orNull = (value: TextValue | undefined): string | null => (typeof value === 'string' ? value : null)
const text = (value: TextValue | undefined): string => orNull(value) ?? ''
const lines = (value: TextValue | undefined): string[] => (Array.isArray(value) ? value : [])

const statementsOf = (words: Words): StatementText[] =>
  ([1, 2, 3] as const).flatMap((stage) =>
    lines(words[`statements_s${stage}`]).map((each, place) => ({
      id: stage * 10 + place + 1,
      stage,
      text: each,
    })),
  )

/** The sentences of a stage are its easy words too. */
const easyOf = (words: Words, stage: 1 | 2 | 3): string | null =>
  orNull(words[`easy_s${stage}`]) ?? (lines(words[`statements_s${stage}`]).join(' ') || null)

const indicatorOf = ({ id, place, meaning, link, from, texts }: PieceRow, language: Language): Indicator => {
  const words = wordsIn(texts, language)
  return {
    id,
    code: place,
    name: text(words['name']),
    help: text(words['help']),
    scale: defined(meaning.scale),
    principal: meaning.principal === true,
    na_reason: orNull(words['na_reason']),
    s1: text(words['s1']),
    s2: text(words['s2']),
    s3: text(words['s3']),
    look_for: lines(words['look_for']),
    ask_family: text(words['ask_family']),
    ask_learner: text(words['ask_learner']),
    easy: orNull(words['easy']),
    easy_s1: easyOf(words, 1),
    easy_s2: easyOf(words, 2),
    easy_s3: easyOf(words, 3),
    short: orNull(words['short']),
    statements: statementsOf(words),
    reached: orNull(words['reached']),
    of: orNull(words['of']),
    link,
    from,
  }
}

const dutyOf = ({ id, place, texts }: PieceRow, language: Language): Duty => {
  const words = wordsIn(texts, language)
  return { id, code: place, name: text(words['name']), help: text(words['help']), plan: text(words['plan']) }
}

/** The pieces of a draft in one language, in the shape in which an edition in use is read. */
export const categoriesIn = (pieces: readonly PieceRow[], language: Language): Category[] => {
  const of = (kind: PieceRow['kind']) => pieces.filter((piece) => piece.kind === kind)
  const outcomeOf = ({ id, place, meaning, texts }: PieceRow): Outcome => ({
    id,
    number: defined(meaning.number),
    name: text(wordsIn(texts, language)['name']),
    indicators: of('indicator')
      .filter((indicator) => indicator.meaning.outcome === place)
      .map((indicator) => indicatorOf(indicator, language)),
  })
  return of('category').map(({ id, place, meaning, texts }) => {
    const words = wordsIn(texts, language)
    return {
      id,
      number: defined(meaning.number),
      name: text(words['name']),
      description: text(words['description']),
      outcomes: of('outcome')
        .filter((outcome) => outcome.place.startsWith(`${place}.`))
        .map(outcomeOf),
      duties: of('duty')
        .filter((duty) => duty.meaning.domain === meaning.number)
        .map((duty) => dutyOf(duty, language)),
    }
  })
}

/** What a draft answers by, in one language. */
export const optionsIn = (pieces: readonly PieceRow[], language: Language, base: number): Option[] =>
  pieces
    .filter(({ kind }) => kind === 'option')
    .map(({ id, meaning, texts, version, updated_at }) => {
      const words = wordsIn(texts, language)
      return {
        id,
        instrument: base,
        code: defined(meaning.code),
        scale: meaning.scale ?? null,
        points: meaning.points ?? null,
        stage: meaning.stage ?? null,
        label: text(words['label']),
        help: text(words['help']),
        order: defined(meaning.position),
        version,
        updated_at,
      }
    })

/** What the whole is called, and what it is for. */
export const wholeIn = (pieces: readonly PieceRow[], language: Language) => {
  const words = wordsIn(defined(pieces.find(({ kind }) => kind === 'instrument')).texts, language)
  return { name: text(words['name']), description: text(words['description']) }
}
