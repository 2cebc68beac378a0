import { countsOf } from 'contract/evaluation/plan/plan-figures'
import { hasResult } from 'contract/insight/results/results-shown'
import { found } from 'contract/platform/problems'
import { utcDay } from 'contract/platform/utc-day'
import { planInScope } from '../../../evaluation/action-plans/queries.ts'
import type { DocumentAbout } from '../about.ts'
import { facts, heading, paragraph } from '../blocks.ts'
import { coverOf } from '../cover.ts'
import type { Block, Document, Variant } from '../document.ts'
import { planTextsOf } from '../instrument/plan-texts.ts'
import { lineName, statusName } from '../phrases.ts'
import { suggestedGoalsSection } from '../school/goals.ts'
import { type LineInBook, lineInBook } from '../school/read-owed.ts'
import { findSchool, type SchoolFound } from '../school/school-found.ts'
import { strengths } from '../school/texts-first.ts'
import { signatures } from '../signatures.ts'
import { summary } from '../summary.ts'
import { type Voice, voiceIn } from '../voice.ts'
import { actionsByDeadline } from './actions.ts'
import { easyRead } from './easy-read.ts'
import { goals } from './goals.ts'
import { largePrint } from './large-print.ts'

const about = (voice: Voice, { shown: { results, detail, plan } }: SchoolFound): Block[] => {
  const { t } = voice
  const counts = countsOf(plan.goals)
  const counted = [
    t('plan.goalCount', { count: counts.goals }),
    t('plan.actionCount', { count: counts.actions }),
    t('plan.completedCount', { count: counts.completed }),
    t('plan.lateCount', { count: counts.late }),
  ]
  return [
    heading(1, t('documents.about')),
    ...facts([
      [t('evaluations.line'), lineName(voice, results.line)],
      [t('evaluations.status'), statusName(voice, results.line.status)],
      [t('schools.region'), detail.line.place.region],
      [t('statistics.place.country'), detail.line.place.country],
    ]),
    paragraph(counted.join(' · '), 'lead'),
  ]
}

const questions = ({ t, language }: Voice, { shown: { plan } }: SchoolFound): Block[] => [
  heading(1, t('plan.questions')),
  ...planTextsOf(language).questions.flatMap(({ title, question }, at) => {
    const answer = plan.questions.find(({ number }) => number === at + 1)?.answer
    return [
      heading(2, `${at + 1}. ${title}`),
      paragraph(question, 'small'),
      paragraph(answer ? answer : t('plan.noAnswer')),
    ]
  }),
]

/** Known only when all indicators are answered. */
const strengthsOf = (voice: Voice, { shown: { results } }: SchoolFound): Block[] =>
  hasResult(results)
    ? strengths(voice, results)
    : [heading(1, voice.t('results.strengths')), paragraph(voice.t('scores.untilAll'))]

const whole = (voice: Voice, school: SchoolFound, owed: LineInBook): Block[] => [
  ...summary(voice, { ...school.shown, owed }),
  ...about(voice, school),
  ...questions(voice, school),
  ...strengthsOf(voice, school),
  ...suggestedGoalsSection(voice, school.shown, 1),
  ...goals(voice, school),
  ...actionsByDeadline(voice, school.shown.plan),
  ...signatures(voice),
]

const blocksOf = (voice: Voice, plan: SchoolFound, owed: LineInBook, variant: Variant): Block[] => {
  if (variant === 'easy_read') return easyRead(voice, plan.shown.plan)
  return variant === 'large_print' ? largePrint(voice, plan, owed) : whole(voice, plan, owed)
}

/** By the plan's own number. */
export const planDocument = async ({ variant, id, ...context }: DocumentAbout): Promise<Document> => {
  const voice = voiceIn(context.language)
  const { school, line } = found(await planInScope(context.db, context.actor, id))
  const plan = found((await findSchool(context, school, line)).found)
  const { results, detail } = plan.shown
  const owed = await lineInBook(context, plan)
  const isClosed = results.line.status === 'CLOSED'
  return {
    title: voice.t(variant === 'easy_read' ? 'easy.plan.title' : 'plan.title'),
    subtitle: `${detail.line.place.school}, ${lineName(voice, results.line)}`,
    language: context.language,
    variant,
    day: utcDay(),
    ...(variant === 'standard' && { cover: coverOf(voice, owed, isClosed) }),
    blocks: blocksOf(voice, plan, owed, variant),
  }
}
