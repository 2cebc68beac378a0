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

type Fields = Record<string, TextValue>

const written = (fields: Fields | undefined): Fields =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== null && value.length > 0))

/** As in a released edition, English replaces missing translations. */
const fieldsIn = (texts: Texts, language: Language): Fields => ({
  ...written(texts['en']),
  ...written(texts[language]),
})

const orNull = (value: TextValue | undefined): string | null => (typeof value === 'string' ? value : null)
const text = (value: TextValue | undefined): string => orNull(value) ?? ''
const lines = (value: TextValue | undefined): string[] => (Array.isArray(value) ? value : [])

const statementsOf = (fields: Fields): StatementText[] =>
  ([1, 2, 3] as const).flatMap((stage) =>
    lines(fields[`statements_s${stage}`]).map((each, place) => ({
      id: stage * 10 + place + 1,
      stage,
      text: each,
    })),
  )

/** The statements of a stage are also its short text. */
const easyOf = (fields: Fields, stage: 1 | 2 | 3): string | null =>
  orNull(fields[`easy_s${stage}`]) ?? (lines(fields[`statements_s${stage}`]).join(' ') || null)

const indicatorOf = ({ id, place, meaning, link, from, texts }: PieceRow, language: Language): Indicator => {
  const fields = fieldsIn(texts, language)
  return {
    id,
    code: place,
    name: text(fields['name']),
    help: text(fields['help']),
    scale: defined(meaning.scale),
    principal: meaning.principal === true,
    na_reason: orNull(fields['na_reason']),
    s1: text(fields['s1']),
    s2: text(fields['s2']),
    s3: text(fields['s3']),
    look_for: lines(fields['look_for']),
    ask_family: text(fields['ask_family']),
    ask_learner: text(fields['ask_learner']),
    easy: orNull(fields['easy']),
    easy_s1: easyOf(fields, 1),
    easy_s2: easyOf(fields, 2),
    easy_s3: easyOf(fields, 3),
    short: orNull(fields['short']),
    statements: statementsOf(fields),
    reached: orNull(fields['reached']),
    of: orNull(fields['of']),
    link,
    from,
  }
}

const dutyOf = ({ id, place, texts }: PieceRow, language: Language): Duty => {
  const fields = fieldsIn(texts, language)
  return {
    id,
    code: place,
    name: text(fields['name']),
    help: text(fields['help']),
    plan: text(fields['plan']),
  }
}

/** The parts of a draft in one language, in the shape of a released edition. */
export const categoriesIn = (pieces: readonly PieceRow[], language: Language): Category[] => {
  const of = (kind: PieceRow['kind']) => pieces.filter((piece) => piece.kind === kind)
  const outcomeOf = ({ id, place, meaning, texts }: PieceRow): Outcome => ({
    id,
    number: defined(meaning.number),
    name: text(fieldsIn(texts, language)['name']),
    indicators: of('indicator')
      .filter((indicator) => indicator.meaning.outcome === place)
      .map((indicator) => indicatorOf(indicator, language)),
  })
  return of('category').map(({ id, place, meaning, texts }) => {
    const fields = fieldsIn(texts, language)
    return {
      id,
      number: defined(meaning.number),
      name: text(fields['name']),
      description: text(fields['description']),
      outcomes: of('outcome')
        .filter((outcome) => outcome.place.startsWith(`${place}.`))
        .map(outcomeOf),
      duties: of('duty')
        .filter((duty) => duty.meaning.domain === meaning.number)
        .map((duty) => dutyOf(duty, language)),
    }
  })
}

/** The options of a draft in one language. */
export const optionsIn = (pieces: readonly PieceRow[], language: Language, base: number): Option[] =>
  pieces
    .filter(({ kind }) => kind === 'option')
    .map(({ id, meaning, texts, version, updated_at }) => {
      const fields = fieldsIn(texts, language)
      return {
        id,
        instrument: base,
        code: defined(meaning.code),
        scale: meaning.scale ?? null,
        points: meaning.points ?? null,
        stage: meaning.stage ?? null,
        label: text(fields['label']),
        help: text(fields['help']),
        order: defined(meaning.position),
        version,
        updated_at,
      }
    })

/** The draft's name and description. */
export const wholeIn = (pieces: readonly PieceRow[], language: Language) => {
  const fields = fieldsIn(defined(pieces.find(({ kind }) => kind === 'instrument')).texts, language)
  return { name: text(fields['name']), description: text(fields['description']) }
}
