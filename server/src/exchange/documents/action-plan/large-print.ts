import { facts, heading, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import { planTextsOf } from '../instrument/plan-texts.ts'
import { goalRead } from '../school/goals.ts'
import type { LineInBook } from '../school/read-owed.ts'
import type { SchoolFound } from '../school/school-found.ts'
import { summary } from '../summary.ts'
import type { Voice } from '../voice.ts'

/** The answers to the questions, and each goal with its actions, without repetition. */
export const largePrint = (voice: Voice, { shown }: SchoolFound, owed: LineInBook): Block[] => {
  const { t, language } = voice
  const { results, plan } = shown
  const { questions } = planTextsOf(language)
  return [
    ...summary(voice, { ...shown, owed }),
    ...(plan.questions.length === 0 ? [] : [heading(1, t('plan.questions'))]),
    ...facts(plan.questions.map(({ number, answer }) => [questions[number - 1]?.title ?? '', answer])),
    heading(1, t('plan.goals')),
    ...(plan.goals.length === 0 ? [paragraph(t('plan.noGoals'))] : []),
    ...plan.goals.flatMap((goal) => goalRead(voice, goal, results)),
    paragraph(t('easy.more')),
  ]
}
