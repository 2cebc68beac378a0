import {
  type CarriedAs,
  type CarriedCounts,
  carriedAs,
  type EditionPreview,
  type MovedTexts,
} from 'contract/evaluation/edition-moves'
import { isCarried, type NewPlace, placesInEdition } from 'contract/evaluation/edition-places'
import type { Language } from 'contract/platform/shapes'
import { defined } from 'contract/platform/typed'
import type { Db } from '../../../platform/database/db.ts'
import { unfinishedOf } from '../../evaluations/queries.ts'
import { type EditionInUse, indicatorsOf, type NamedIndicator } from './edition-queries.ts'
import {
  type AnswerInLine,
  answersOf,
  dutiesOf,
  filesOf,
  type LineToMove,
  type TextsAtIndicator,
  textsAtIndicators,
} from './line-queries.ts'

/** The editions after `instrument` up to `target`, oldest first; null where they are not connected. */
export const wayTo = (
  target: EditionInUse,
  instrument: number,
  editions: readonly EditionInUse[],
): EditionInUse[] | null => {
  if (target.replaces === null) return null
  if (target.replaces === instrument) return [target]
  const before = editions.find(({ id }) => id === target.replaces)
  const way = before && wayTo(before, instrument, editions)
  return way ? [...way, target] : null
}

/** The line's content in its present edition, and the indicators of all editions concerned. */
type Present = {
  before: NamedIndicator[]
  byEdition: Map<number, NamedIndicator[]>
  answers: AnswerInLine[]
  texts: TextsAtIndicator[]
}

export const presentOf = async (
  db: Db,
  language: Language,
  { id, instrument }: { id: number; instrument: number },
  ways: readonly (readonly EditionInUse[])[],
): Promise<Present> => {
  const editions = new Set([instrument, ...ways.flat().map((edition) => edition.id)])
  const byEdition = await indicatorsOf(db, language, [...editions])
  return {
    before: byEdition.get(instrument) ?? [],
    byEdition,
    answers: await answersOf(db, id),
    texts: await textsAtIndicators(db, id),
  }
}

export type Move = Present & {
  after: NamedIndicator[]
  places: Map<number, NewPlace>
  /** Ids of present indicators whose answer is carried over. */
  carried: Set<number>
}

/** The new places of everything that belongs to an indicator. */
export const moveTo = (present: Present, way: readonly EditionInUse[]): Move => {
  const { before, byEdition, answers } = present
  const following = way.map(({ id, changed }) => ({ changed, indicators: byEdition.get(id) ?? [] }))
  const places = placesInEdition(before, following)
  const known = new Map(before.map((each) => [each.id, each]))
  const carried = answers.filter(({ indicator, option }) =>
    isCarried(defined(known.get(indicator)), defined(places.get(indicator)), option),
  )
  return {
    ...present,
    after: defined(following.at(-1)).indicators,
    places,
    carried: new Set(carried.map(({ indicator }) => indicator)),
  }
}

/** For each indicator of the new edition the best result among the answers that come to it. */
const indicatorsAfter = ({ after, places, answers, carried }: Move): EditionPreview['indicators'] => {
  const coming = answers.map(({ indicator }) => {
    const { to, as } = defined(places.get(indicator))
    return {
      to: to.id,
      as: carried.has(indicator) ? 'carried' : as === 'other' ? 'other' : 'reworded',
    } as const
  })
  return after.map(({ id, code, name, link }) => ({
    code,
    name,
    link,
    as: carriedAs.find((as) => coming.some((each) => each.to === id && each.as === as)) ?? 'open',
  }))
}

const countsOf = (indicators: EditionPreview['indicators']): CarriedCounts => {
  const countOf = (as: CarriedAs) => indicators.filter((each) => each.as === as).length
  return {
    carried: countOf('carried'),
    reworded: countOf('reworded'),
    other: countOf('other'),
    open: countOf('open'),
  }
}

/** Counted again after the move, since others may have answered since the preview. */
export const countsOfMove = (move: Move): CarriedCounts => countsOf(indicatorsAfter(move))

const nameOf = ({ code, name }: NamedIndicator) => ({ code, name })

/** Texts that come to an indicator with another question. */
const textsMoved = (
  { before, places, texts }: Move,
  after: ReadonlyMap<number, NamedIndicator>,
): MovedTexts[] =>
  before.flatMap((old) => {
    const own = texts.find(({ indicator }) => indicator === old.id)
    const { to, as } = defined(places.get(old.id))
    if (!own || own.notes + own.comments === 0 || as !== 'other') return []
    const { notes, comments } = own
    return [{ from: nameOf(old), to: nameOf(defined(after.get(to.id))), notes, comments }]
  })

/** Goals whose indicator has another question. */
const looseGoals = ({ places, texts }: Move): number =>
  texts.reduce((sum, { indicator, goals }) => sum + (places.get(indicator)?.as === 'other' ? goals : 0), 0)

type Way = readonly EditionInUse[]
type Wanted = { db: Db; language: Language; line: LineToMove }

/** The effect of a move to each of the editions. */
export const previewsOf = async (
  { db, language, line }: Wanted,
  ways: readonly Way[],
): Promise<EditionPreview[]> => {
  const targets = ways.map((way) => defined(way.at(-1)))
  const present = await presentOf(db, language, line, ways)
  const duties = await dutiesOf(
    db,
    line.id,
    targets.map(({ id }) => id),
  )
  const unfinished = await unfinishedOf(db, line.school)
  const files = await filesOf(db, line.id)
  return targets.map(({ id, name }, at) => {
    const move = moveTo(present, defined(ways[at]))
    const indicators = indicatorsAfter(move)
    const { carried = 0, anew = 0 } = duties.find(({ instrument }) => instrument === id) ?? {}
    return {
      instrument: { id, name },
      counts: countsOf(indicators),
      indicators,
      texts: textsMoved(move, new Map(move.after.map((each) => [each.id, each]))),
      duties: { carried, anew },
      files,
      goals: looseGoals(move),
      is_taken: unfinished.has(id),
      is_own: line.hasOthers,
    }
  })
}
