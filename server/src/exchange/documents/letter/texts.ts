import { shownChange } from 'contract/evaluation/scores/scores'
import { fullyReached } from 'contract/evaluation/scores/stages'
import { factsOf } from 'contract/insight/results/result-facts'
import type { CompleteResults } from 'contract/insight/results/school-results'
import type { Indicator } from 'contract/instrument/instruments'
import { list } from '../blocks.ts'
import type { Block, Text } from '../document.ts'
import type { LineInBook } from '../school/read-owed.ts'
import type { Voice } from '../voice.ts'

/** The most of each. */
const named = 3

const indicatorsOf = ({ categories }: LineInBook, ids: readonly number[]): Indicator[] => {
  const all = categories.flatMap(({ outcomes = [] }) => outcomes.flatMap((each) => each.indicators))
  return ids.slice(0, named).flatMap((id) => all.find((each) => each.id === id) ?? [])
}

const listed = (items: Text[]): Block[] => (items.length === 0 ? [] : [list(items)])

/** Strengths, each with an easy sentence where the edition has one. */
export const strengthsText = (results: CompleteResults, book: LineInBook): Block[] =>
  listed(
    indicatorsOf(book, factsOf(results).strengths).map((indicator) => {
      const points = results.indicators.find(({ id }) => id === indicator.id)?.points ?? 0
      const reached = fullyReached(points)
      const seen = reached === 0 ? null : indicator[`easy_s${reached}`]
      return book.inItsLanguage(seen === null ? indicator.name : `${indicator.name}: ${seen}`)
    }),
  )

/** Important and weak. */
export const prioritiesText = (results: CompleteResults, book: LineInBook): Block[] =>
  listed(indicatorsOf(book, factsOf(results).priorities).map(({ name }) => book.inItsLanguage(name)))

/** The number of changes, and whether they are clear; without letters and thresholds. */
export const changeInText = (
  { t, number, score, sentences }: Voice,
  { overall }: CompleteResults,
): string => {
  const { compared, change } = overall
  if (!compared) return t('documents.summary.noBefore')
  const { matched, up, same, down } = compared
  if (change === null) return t('results.change.tooFew', { count: matched })
  const counts = { count: matched, up: number(up), same: number(same), down: number(down) }
  const way = change > 0 ? 'up' : 'down'
  const clear = compared.clear
    ? t(`results.change.${way}`, { points: score(Math.abs(shownChange(overall.percent, change))) })
    : t('results.change.unclear')
  return sentences(clear, t('results.change.allCounts', counts))
}
