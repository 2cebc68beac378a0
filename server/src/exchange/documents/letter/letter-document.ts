import { hasResult, isFinal, progressOfLine } from 'contract/insight/results/results-shown'
import type { CompleteResults, LineResults } from 'contract/insight/results/school-results'
import { utcDay } from 'contract/platform/utc-day'
import type { DocumentAbout } from '../about.ts'
import { form, heading, paragraph } from '../blocks.ts'
import type { Block, Document } from '../document.ts'
import { dutiesInSummary } from '../duties.ts'
import { lineName } from '../phrases.ts'
import { type LineInBook, lineInBook } from '../school/read-owed.ts'
import { findSchool, type SchoolFound } from '../school/school-found.ts'
import { sentencesText } from '../school/texts-first.ts'
import { nextBlock } from '../summary.ts'
import { type Voice, voiceIn } from '../voice.ts'
import { changeInText, prioritiesText, strengthsText } from './texts.ts'

/** Findings: state, strengths, weaknesses and changes. */
const foundIn = (voice: Voice, results: CompleteResults, book: LineInBook): Block[] => {
  const { t } = voice
  const [stage = '', strongest, furthest] = sentencesText(voice, results)
  const stages = { change: t('ui.stage.1'), transformation: t('ui.stage.2'), innovation: t('ui.stage.3') }
  return [
    heading(1, t('documents.summary.stands')),
    paragraph(stage),
    paragraph(t('documents.letter.stages', stages)),
    heading(1, t('documents.letter.well')),
    ...(strongest ? [paragraph(strongest)] : []),
    ...strengthsText(results, book),
    heading(1, t('documents.letter.work')),
    ...(furthest ? [paragraph(furthest)] : []),
    ...prioritiesText(results, book),
    heading(1, t('documents.summary.moved')),
    paragraph(changeInText(voice, results)),
  ]
}

/** The findings, or the progress of an incomplete line. */
const begunWith = ({ t, number }: Voice, results: LineResults, line: string): string => {
  if (hasResult(results)) return t('documents.letter.found', { line })
  const { answered, indicators } = progressOfLine(results)
  return t('documents.letter.underWay', {
    line,
    answered: number(answered),
    indicators: number(indicators),
  })
}

const letterText = (voice: Voice, found: SchoolFound, book: LineInBook): Block[] => {
  const { t } = voice
  const { results, detail, plan } = found.shown
  return [
    paragraph(t('documents.letter.to', { school: detail.line.place.school })),
    paragraph(
      [
        begunWith(voice, results, lineName(voice, results.line)),
        ...(isFinal(results) ? [] : [t('easy.results.notFinal')]),
      ].join(' '),
    ),
    ...dutiesInSummary(book, voice, 1),
    ...(hasResult(results) ? foundIn(voice, results, book) : []),
    heading(1, t('documents.summary.next')),
    nextBlock(voice, plan, hasResult(results) ? t('documents.letter.noGoals') : t('results.noGoals')),
    paragraph(t('documents.letter.more', { page: t('results.title') })),
    paragraph(t('documents.letter.thanks')),
    form([[t('documents.letter.signed'), null, 2]]),
  ]
}

/** The results of a school in plain words, as a letter of two pages to its people. */
export const letterDocument = async ({ variant, id, line, ...context }: DocumentAbout): Promise<Document> => {
  const voice = voiceIn(context.language)
  const { school, found } = await findSchool(context, id, line)
  const name = found?.shown.detail.line.place.school ?? school.name
  return {
    title: voice.t('documents.letter.title'),
    subtitle: found ? `${name}, ${lineName(voice, found.shown.results.line)}` : name,
    language: context.language,
    variant,
    day: utcDay(),
    blocks: found
      ? letterText(voice, found, await lineInBook(context, found))
      : [paragraph(voice.t('results.none')), paragraph(voice.t('results.noneText'))],
  }
}
