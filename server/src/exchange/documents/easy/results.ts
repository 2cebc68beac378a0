import { fullyReached } from 'contract/evaluation/scores/stages'
import { factsOf } from 'contract/insight/results/result-facts'
import { hasResult, isFinal, progressOfLine } from 'contract/insight/results/results-shown'
import type { CompleteResults, LineResults } from 'contract/insight/results/school-results'
import type { Indicator } from 'contract/instrument/instruments'
import { heading } from '../blocks.ts'
import type { Block, Text } from '../document.ts'
import { countDuties, type Owed } from '../duties.ts'
import type { Voice } from '../voice.ts'
import { pictured } from './pictures.ts'
import { explaining } from './words.ts'

/** The most of each, for one page of large print. */
const named = 2

const indicatorsOf = ({ categories }: Owed, ids: readonly number[]): Indicator[] => {
  const all = categories.flatMap(({ outcomes = [] }) => outcomes.flatMap((each) => each.indicators))
  return ids.slice(0, named).flatMap((id) => all.find((each) => each.id === id) ?? [])
}

/** The easy question, or the name in editions without one. */
const questionOf = ({ easy, name }: Indicator, { inItsLanguage }: Owed): Text => inItsLanguage(easy ?? name)

/** The question with its answer: a sentence of the stage that is reached would not say what it is about. */
const seenOf = (voice: Voice, indicator: Indicator, { indicators }: LineResults, owed: Owed): Text[] => {
  const question = questionOf(indicator, owed)
  const reached = fullyReached(indicators.find(({ id }) => id === indicator.id)?.points ?? 0)
  if (reached === 0) return [question]
  const answer = voice.t(reached === 1 ? 'easy.results.begun' : 'easy.results.yes')
  return typeof question === 'string' ? [`${question} ${answer}`] : [question, answer]
}

const stageIn = (voice: Voice, results: CompleteResults): Block => {
  const { t } = voice
  const { stage, moving_into: into } = factsOf(results)
  return pictured(
    voice,
    'steps',
    ...(stage === null || stage === 0
      ? [t('easy.results.notYet'), t('easy.results.firstIs', { stage: t('ui.stage.1') })]
      : [t('easy.results.at', { stage: t(`ui.stage.${stage}`) })]),
    ...(into === null || stage === 0 ? [] : [t('easy.results.moving', { stage: t(`ui.stage.${into}`) })]),
  )
}

const dutiesIn = (voice: Voice, owed: Owed): Block[] => {
  const { met, unanswered, all } = countDuties(owed)
  if (all === 0) return []
  const { t, number } = voice
  return [
    pictured(
      voice,
      'safe',
      t('easy.results.dutiesMet', { kept: number(met), all: number(all) }),
      ...(unanswered === 0 ? [] : [t('easy.results.dutiesOpen', { count: number(unanswered) })]),
    ),
  ]
}

/** Better, the same or weaker, and whether the change is more than chance. */
const changeIn = (voice: Voice, { overall: { compared, change } }: CompleteResults): Block[] => {
  const { t, number } = voice
  if (!compared) return [pictured(voice, 'same', t('easy.results.notCompared'))]
  const way = compared.clear && change !== null ? (change > 0 ? 'up' : 'down') : 'same'
  const clear = { up: 'clearUp', same: 'unclear', down: 'clearDown' } as const
  const counted = { up: 'better', same: 'same', down: 'weaker' } as const
  const shown = (['up', 'same', 'down'] as const).filter((each) => each === way || compared[each] > 0)
  return shown.map((each) =>
    pictured(
      voice,
      each,
      t(`easy.results.${counted[each]}`, { count: number(compared[each]) }),
      ...(each === way ? [t(`easy.results.${clear[each]}`)] : []),
    ),
  )
}

const foundIn = (voice: Voice, results: CompleteResults, owed: Owed): Block[] => {
  const { t } = voice
  const { strengths, priorities } = factsOf(results)
  const well = indicatorsOf(owed, strengths)
  const next = indicatorsOf(owed, priorities)
  return [
    ...changeIn(voice, results),
    heading(1, t('easy.results.well')),
    ...(well.length === 0 ? [pictured(voice, 'good', t('easy.results.noWell'))] : []),
    ...well.map((each) => pictured(voice, 'good', ...seenOf(voice, each, results, owed))),
    heading(1, t('easy.results.next')),
    ...(next.length === 0 ? [pictured(voice, 'good', t('easy.results.noNext'))] : []),
    ...next.map((each) => pictured(voice, 'do', questionOf(each, owed))),
  ]
}

/** One page: place, change, strengths, and what comes next. */
export const easyResults = (voice: Voice, results: LineResults, owed: Owed): Block[] => {
  const { t } = voice
  const final = isFinal(results) ? [] : [t('easy.results.notFinal')]
  const begun = [pictured(voice, 'school', t('easy.results.looked'), ...final), ...dutiesIn(voice, owed)]
  if (!hasResult(results))
    return explaining(voice, [
      ...begun,
      pictured(
        voice,
        'question',
        t('easy.results.answered', progressOfLine(results)),
        t('easy.results.moreLater'),
      ),
    ])
  if (factsOf(results).stage === null)
    return explaining(voice, [...begun, pictured(voice, 'question', t('easy.results.nothing'))])
  return explaining(voice, [...begun, stageIn(voice, results), ...foundIn(voice, results, owed)])
}
