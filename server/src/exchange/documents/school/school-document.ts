import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { hasResult, isFinal } from 'contract/insight/results/results-shown'
import type { LineResults } from 'contract/insight/results/school-results'
import { utcDay } from 'contract/platform/utc-day'
import type { DocumentAbout } from '../about.ts'
import { facts, heading, list, paragraph } from '../blocks.ts'
import { coverOf } from '../cover.ts'
import type { Block, Document, Variant } from '../document.ts'
import { dutiesOf, type Owed } from '../duties.ts'
import { easyResults } from '../easy/results.ts'
import { lineName, statusName } from '../phrases.ts'
import { signatures } from '../signatures.ts'
import { summary } from '../summary.ts'
import { type Voice, voiceIn } from '../voice.ts'
import { linesCompared } from './compared.ts'
import { domainTable, radar } from './domains.ts'
import { planRead } from './goals.ts'
import { largePrint } from './large-print.ts'
import { evidence, outcomeTable, stageBars } from './pictures.ts'
import { type LineInBook, lineInBook } from './read-owed.ts'
import { reviewerMessages, selfRating } from './reviews.ts'
import { findSchool, type SchoolFound } from './school-found.ts'
import { priorities, progressBlocks, sentences, strengths } from './texts-first.ts'

/** School and line, and what to know before reading. */
const about = (voice: Voice, shown: LineResults, { line }: EvaluationDetail): Block[] => {
  const { t } = voice
  const changed = shown.edition_change
  return [
    heading(1, t('documents.about')),
    ...facts([
      [t('evaluations.line'), lineName(voice, shown.line)],
      [t('evaluations.status'), statusName(voice, shown.line.status)],
      [t('schools.region'), line.place.region],
      [t('statistics.place.country'), line.place.country],
      [t('evaluations.instrument'), shown.instrument.name],
    ]),
    ...(isFinal(shown) ? [] : [paragraph(voice.sentences(t('results.notFinal'), t('results.notFinalText')))]),
    ...(changed
      ? [
          paragraph(t('results.otherEditionText', { from: changed.from, to: changed.to })),
          paragraph(t('results.sameInBoth', { count: changed.comparable })),
          paragraph(t('results.asksElse', { count: changed.indicators.length })),
          ...(changed.indicators.length === 0
            ? []
            : [
                list(
                  changed.indicators.map((code) => {
                    const name = shown.indicators.find((each) => each.code === code)?.name
                    return name ? `${code} ${name}` : code
                  }),
                ),
              ]),
        ]
      : []),
  ]
}

/** In the order in which a school can act on it (domain §4.4). */
const whole = (voice: Voice, { shown, upTo, compared }: SchoolFound, owed: Owed): Block[] => {
  const { results } = shown
  const known = hasResult(results)
    ? [
        ...sentences(voice, results),
        ...strengths(voice, results),
        ...priorities(voice, results),
        ...domainTable(voice, shown, results),
        ...radar(voice, upTo),
        ...outcomeTable(voice, upTo),
        ...stageBars(voice, results),
      ]
    : progressBlocks(voice, results)
  return [
    ...summary(voice, { ...shown, owed }),
    ...about(voice, results, shown.detail),
    ...dutiesOf(owed, voice),
    ...known,
    ...evidence(voice, shown),
    ...reviewerMessages(voice, shown),
    ...planRead(voice, shown),
    ...linesCompared(voice, compared),
    ...selfRating(voice, results),
    ...signatures(voice),
  ]
}

/** The whole document with a cover, in large print, or one easy page. */
const variantOf = (voice: Voice, found: SchoolFound, owed: LineInBook, variant: Variant) => {
  if (variant === 'easy_read') return { blocks: easyResults(voice, found.shown.results, owed) }
  if (variant === 'large_print') return { blocks: largePrint(voice, found, owed) }
  return { blocks: whole(voice, found, owed), cover: coverOf(voice, owed) }
}

export const schoolDocument = async ({ variant, id, line, ...context }: DocumentAbout): Promise<Document> => {
  const voice = voiceIn(context.language)
  const { school, found } = await findSchool(context, id, line)
  const name = found?.shown.detail.line.place.school ?? school.name
  const nothing = { blocks: [paragraph(voice.t('results.none')), paragraph(voice.t('results.noneText'))] }
  const isEasy = variant === 'easy_read' && found
  return {
    title: isEasy
      ? voice.t('easy.results.title', { year: found.shown.results.line.year })
      : voice.t('results.title'),
    subtitle: found ? `${name}, ${lineName(voice, found.shown.results.line)}` : name,
    language: context.language,
    variant,
    day: utcDay(),
    ...(found ? variantOf(voice, found, await lineInBook(context, found), variant) : nothing),
  }
}
