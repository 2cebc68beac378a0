import type { Goal } from 'contract/evaluation/plan/goals'
import { countsOf } from 'contract/evaluation/plan/plan-figures'
import { hasResult } from 'contract/insight/results/results-shown'
import type { LineResults } from 'contract/insight/results/school-results'
import { facts, heading, list, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import { planTextsOf } from '../instrument/plan-texts.ts'
import { letterWithStage } from '../phrases.ts'
import type { Voice } from '../voice.ts'
import { domainName } from './domains.ts'
import type { LineFound } from './school-found.ts'

/** Action, person, deadline and progress in one line. */
export const actionText = ({ t, day }: Voice, action: Goal['actions'][number]): string => {
  const { text, accountable, deadline, status, overdue } = action
  const known = [
    accountable,
    deadline && t('results.until', { day: day(deadline) }),
    t(`plan.status.${status}`),
    overdue && t('results.late'),
  ]
  return `${text} (${known.filter(Boolean).join(' · ')})`
}

export const actionsText = (voice: Voice, { actions }: Goal): Block =>
  actions.length === 0
    ? paragraph(voice.t('results.noActions'))
    : list(actions.map((action) => actionText(voice, action)))

/** A goal with its actions, for reading only. */
export const goalRead = (
  voice: Voice,
  goal: Goal,
  { categories, indicators }: LineResults,
  level: 2 | 4 = 2,
): Block[] => {
  const { t } = voice
  const domain = categories.find(({ id }) => id === goal.category)
  const indicator = indicators.find(({ id }) => id === goal.indicator)
  const place = [
    t(`plan.goalStatus.${goal.status}`),
    domain && domainName(domain),
    indicator && `${indicator.code} ${indicator.name}`,
    goal.target && t('results.target', { letter: letterWithStage(voice, goal.target) }),
  ]
  return [
    heading(level, goal.title),
    paragraph(place.filter(Boolean).join(' · '), 'small'),
    ...(goal.change ? [paragraph(goal.change)] : []),
    actionsText(voice, goal),
  ]
}

/** More goals are rarely planned in one line. */
const proposed = 3

/** Goals of the line, and the domains to set goals in. */
export const planRead = (voice: Voice, { results, plan }: LineFound): Block[] => {
  const { t, number } = voice
  const { goals, questions } = plan
  const counts = countsOf(goals)
  const planQuestions = planTextsOf(voice.language).questions
  return [
    heading(1, t('results.plan')),
    goals.length === 0
      ? paragraph(t('results.noGoals'))
      : paragraph(
          t('results.planSays', {
            count: goals.length,
            completed: number(counts.completed),
            actions: number(counts.actions),
          }),
        ),
    ...goals.flatMap((goal) => goalRead(voice, goal, results)),
    ...(questions.length === 0
      ? []
      : [
          heading(2, t('plan.questions')),
          ...facts(questions.map((each) => [planQuestions[each.number - 1]?.question ?? '', each.answer])),
        ]),
    ...suggestedGoalsSection(voice, { results, plan }, 2),
  ]
}

/** For a complete line: the most pressing domains, each with its lowest indicators. */
export const suggestedGoalsSection = (
  { t }: Voice,
  { results, plan: { suggestions } }: Pick<LineFound, 'results' | 'plan'>,
  level: 1 | 2,
): Block[] =>
  suggestions.length === 0 || !hasResult(results)
    ? []
    : [
        heading(level, t('results.suggested')),
        list(
          suggestions.slice(0, proposed).map(({ category, indicators }) => {
            const domain = results.categories.find(({ id }) => id === category)
            const lowest = indicators
              .flatMap((id) => results.indicators.find((each) => each.id === id) ?? [])
              .slice(0, proposed)
            const names = lowest.map(({ code, name }) => `${code} ${name}`).join('; ')
            return domain ? `${domain.name}: ${names}` : names
          }),
          true,
        ),
      ]
