import { domainNumbers } from 'contract/evaluation/scores/summary'
import {
  extremesOf,
  haveReachedCounts,
  onlyRow,
  partsReached,
  planTotals,
  stagesOf,
  summed,
} from 'contract/insight/statistics/statistics-figures'
import { heading } from '../blocks.ts'
import type { Block, Pictured, Text } from '../document.ts'
import { easyDomain } from '../easy/domain-name.ts'
import { pictured } from '../easy/pictures.ts'
import type { Voice } from '../voice.ts'
import type { Shown } from './figure-voice.ts'

/** How many schools, and how many of them evaluated. */
const schoolsIn = (voice: Voice, { parts }: Shown): Pictured[] => {
  const { t, number } = voice
  const { schools, evaluated } = summed(parts.count?.rows ?? [], ['schools', 'evaluated'])
  if (schools === null || !parts.count) return []
  return [
    pictured(
      voice,
      'school',
      t('easy.figures.schools', { count: schools, schools: number(schools) }),
      ...(evaluated === null
        ? []
        : [t('easy.figures.evaluated', { count: evaluated, schools: number(evaluated) })]),
    ),
  ]
}

/** Learners, where no small number is behind them. */
const learnersIn = (voice: Voice, { parts, whole }: Shown): Pictured[] => {
  const { t, number } = voice
  const answer = (whole ?? parts).learners
  if (!answer || answer.rows.length === 0) return []
  const { students, students_with_disabilities: disabled } = summed(answer.rows, [
    'students',
    'students_with_disabilities',
  ])
  const counted = [
    ...(students === null ? [] : [t('easy.figures.learners', { count: number(students) })]),
    ...(disabled === null ? [] : [t('easy.figures.withDisability', { count: number(disabled) })]),
  ]
  return counted.length === 0 ? [] : [pictured(voice, 'learners', ...counted)]
}

/** How many of a hundred answers have reached the second stage. */
const stagesIn = (voice: Voice, { parts, whole }: Shown): Pictured[] => {
  const { t, number } = voice
  const answer = (whole ?? parts).stages
  if (!answer || !haveReachedCounts(answer.rows)) return []
  const reached = partsReached(Object.values(stagesOf(answer.rows)))
  if (reached === null) return []
  return [
    pictured(
      voice,
      'steps',
      ...([1, 2] as const).map((stage) =>
        t('easy.figures.steps', {
          count: number(Math.round(reached[stage] * 100)),
          stage: t(`ui.stage.${stage}`),
        }),
      ),
    ),
  ]
}

/** The domains with the highest and the lowest mean of one place. */
const domainsIn = (voice: Voice, { whole }: Shown): Pictured[] => {
  const row = onlyRow<'domains'>(whole?.domains)
  // a hidden mean may be the highest or the lowest
  const isWhole = row && domainNumbers.every((number) => row.values[number].mean !== null)
  const found = isWhole ? extremesOf((number) => row.values[number].mean) : null
  if (!found) return []
  const { t } = voice
  return [
    pictured(voice, 'good', t('easy.figures.strongest', { domain: easyDomain(voice, found.highest, '') })),
    pictured(voice, 'down', t('easy.figures.weakest', { domain: easyDomain(voice, found.lowest, '') })),
  ]
}

/** What schools plan most, and how far they are. */
const plansIn = (voice: Voice, { parts, whole }: Shown): Pictured[] => {
  const { t, number } = voice
  const goals = (whole ?? parts).priorities?.rows ?? []
  const most = extremesOf((domain) => goals.reduce((sum, { values }) => sum + (values[domain].goals ?? 0), 0))
  const totals = (parts.plans?.rows ?? []).map(({ values }) => planTotals(values))
  const all = totals.reduce((sum, { actions }) => sum + actions, 0)
  const done = totals.reduce((sum, { completed }) => sum + completed, 0)
  return [
    ...(most === null
      ? []
      : [pictured(voice, 'flag', t('easy.figures.goals', { domain: easyDomain(voice, most.highest, '') }))]),
    ...(all === 0
      ? []
      : [pictured(voice, 'done', t('easy.figures.actions', { all: number(all), done: number(done) }))]),
  ]
}

const sentencesIn = (voice: Voice, shown: Shown): Pictured[] => {
  const { t } = voice
  const sentences = [schoolsIn, learnersIn, stagesIn, domainsIn, plansIn].flatMap((part) =>
    part(voice, shown),
  )
  const isHidden = Object.values(shown.parts).some((figures) => (figures?.suppressed ?? 0) > 0)
  return [
    ...(sentences.length === 0 ? [pictured(voice, 'question', t('easy.figures.nothing'))] : sentences),
    ...(isHidden ? [pictured(voice, 'safe', t('easy.figures.hidden'), t('easy.figures.hiddenWhy'))] : []),
  ]
}

/** The sentences without their pictures. */
export const figureSentences = (voice: Voice, shown: Shown): Text[] =>
  sentencesIn(voice, shown).flatMap(({ texts }) => texts)

/** Figures of many schools in a few sentences; a number that is hidden is left out, and it is said why. */
export const easyFigures = (voice: Voice, shown: Shown): Block[] => [
  heading(1, voice.t('easy.figures.numbers')),
  ...sentencesIn(voice, shown),
  pictured(voice, 'report', voice.t('easy.more')),
]
