import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import { placedActions } from 'contract/evaluation/plan/plan-figures'
import { factsOf } from 'contract/insight/results/result-facts'
import { hasResult, isFinal } from 'contract/insight/results/results-shown'
import type { CompleteResults, LineResults } from 'contract/insight/results/school-results'
import { heading, list, paragraph } from './blocks.ts'
import type { Block } from './document.ts'
import { dutiesInSummary, type Owed } from './duties.ts'
import { letterWithStage } from './phrases.ts'
import { changeText } from './school/change-text.ts'
import { actionText } from './school/goals.ts'
import { sentencesText } from './school/texts-first.ts'
import type { Voice } from './voice.ts'

export type Summarised = { results: LineResults; plan: ActionPlan; owed: Owed }

/** The most of each that fit on the page. */
const named = { indicators: 2, actions: 3 }

const indicators = (voice: Voice, { indicators: all }: LineResults, ids: readonly number[]): Block[] => {
  const found = ids.slice(0, named.indicators).flatMap((id) => all.find((each) => each.id === id) ?? [])
  if (found.length === 0) return []
  return [list(found.map(({ code, name, option }) => `${code} ${name}: ${letterWithStage(voice, option)}`))]
}

/** The change since the line before, and whether it is clear. */
const movedText = (voice: Voice, { overall }: CompleteResults): string =>
  overall.compared ? changeText(voice, overall, overall.compared) : voice.t('documents.summary.noBefore')

const ofResults = (voice: Voice, results: LineResults): Block[] => {
  const { t } = voice
  const [stage = '', strongest, furthest] = sentencesText(voice, results)
  const begun = [heading(2, t('documents.summary.stands')), paragraph(stage)]
  if (!hasResult(results)) return begun
  const { strengths, priorities } = factsOf(results)
  const sentenceOf = (sentence: string | undefined): Block[] => (sentence ? [paragraph(sentence)] : [])
  return [
    ...begun,
    heading(2, t('documents.summary.strongest')),
    ...sentenceOf(strongest),
    ...indicators(voice, results, strengths),
    heading(2, t('documents.summary.furthest')),
    ...sentenceOf(furthest),
    ...indicators(voice, results, priorities),
    heading(2, t('documents.summary.moved')),
    paragraph(movedText(voice, results)),
  ]
}

const goingOn = (goals: ActionPlan['goals']): ActionPlan['goals'] =>
  goals.filter(({ status }) => status === 'in_progress')

/** Open actions of goals that go on, the nearest deadline first. */
export const openActions = (goals: ActionPlan['goals']) =>
  placedActions(goingOn(goals))
    .map(({ action }) => action)
    .filter(({ status }) => status !== 'completed' && status !== 'cancelled')

/** Open actions with the nearest deadline of goals that go on; without any the goals themselves. */
const nextOf = (voice: Voice, goals: ActionPlan['goals']): string[] => {
  const goOn = goingOn(goals)
  const open = openActions(goals)
  const texts =
    open.length > 0 ? open.map((action) => actionText(voice, action)) : goOn.map(({ title }) => title)
  return texts.slice(0, named.actions)
}

/** What comes next; `noGoals` is the text for a plan without goals. */
export const nextBlock = (voice: Voice, { goals }: ActionPlan, noGoals: string): Block => {
  if (goals.length === 0) return paragraph(noGoals)
  const next = nextOf(voice, goals)
  return next.length === 0 ? paragraph(voice.t('documents.summary.nothingOpen')) : list(next)
}

/** The first page: duties, state, strengths, weaknesses, changes, next actions. */
export const summary = (voice: Voice, { results, plan, owed }: Summarised): Block[] => {
  const { t } = voice
  return [
    heading(1, t('documents.summary.title')),
    ...(isFinal(results)
      ? []
      : [paragraph(voice.sentences(t('results.notFinal'), t('results.notFinalText')), 'small')]),
    ...dutiesInSummary(owed, voice),
    ...ofResults(voice, results),
    heading(2, t('documents.summary.next')),
    nextBlock(voice, plan, t('results.noGoals')),
    { kind: 'page' },
    { kind: 'contents' },
  ]
}
