import { commentCalls } from 'contract/evaluation/comments'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { noteCalls } from 'contract/evaluation/notes'
import { resultCalls } from 'contract/evaluation/results'
import { sql } from 'kysely'
import {
  givenAnswers,
  givenEvaluatedSchool,
  givenEvidence,
  givenReadyLine,
  thisYear,
} from '../../given/lines.ts'
import type { Vereda } from '../../vereda.ts'

export const formula = '=HYPERLINK("http://evil.example","open")'
export const secret = 'Luis has a rare illness'

/**
 * A school two lines far: the base line was sent back, sent again with another answer, validated and closed; the second
 * is open, with a formula for a reason, a hidden comment and hidden note, and evidence with consent.
 */
export const givenEvaluated = async (vereda: Vereda) => {
  const { db } = vereda.database
  const here = await givenEvaluatedSchool(db)
  const { coordinator, teacher, instrument, school } = here
  const { id, line: base } = await givenReadyLine(vereda, coordinator, school.id, instrument.id, thisYear - 1)
  const at = (line: number) => ({ parameters: { id: line } })
  const detail = async (line?: number) =>
    (
      await vereda.ask(evaluationCalls.read, teacher, {
        parameters: { id },
        query: line === undefined ? {} : { evaluation_line_id: line },
      })
    ).body
  const [first] = instrument.indicators
  if (!first) throw new Error('The instrument has no indicator')
  const letter = (code: string) =>
    instrument.options.find((each) => each.code === code && (each.scale ?? first.scale) === first.scale)
      ?.id ?? 0
  await vereda.ask(lineCalls.submit, teacher, at(base))
  await vereda.ask(lineCalls.return, coordinator, {
    ...at(base),
    body: { messages: [{ text: 'Show a newer plan', indicator: first.id }] },
  })
  const answered = (await detail(base)).line.results.find((each) => each.indicator === first.id)
  await vereda.ask(resultCalls.change, teacher, {
    parameters: { id: answered?.id ?? 0 },
    body: { option: letter('E') },
  })
  await vereda.ask(lineCalls.submit, teacher, at(base))
  await vereda.ask(lineCalls.review, coordinator, { ...at(base), body: {} })
  await vereda.ask(lineCalls.open, coordinator, { ...at(base), body: { status: 'CLOSED', evaluation: id } })
  const opened = await vereda.ask(lineCalls.open, coordinator, {
    ...at(base),
    body: { status: 'OPEN', evaluation: id, year: thisYear },
  })
  const second = opened.body.line.id
  const optional = instrument.indicators.find((each) => each.na_allowed)
  await vereda.ask(resultCalls.create, teacher, {
    body: {
      evaluation_line: second,
      indicator: optional?.id ?? 0,
      option: instrument.options.find(({ code }) => code === 'NA')?.id ?? 0,
      na_reason: formula,
    },
  })
  await givenAnswers(db, second, teacher.id, 'D')
  const body = (text: string) => ({ body: { evaluation_line: second, indicator: first.id, text } })
  await vereda.ask(noteCalls.create, teacher, body('We measured it in March'))
  await vereda.ask(commentCalls.create, coordinator, body('@SUM(A1) please explain'))
  const note = await vereda.ask(noteCalls.create, teacher, body(secret))
  const comment = await vereda.ask(commentCalls.create, teacher, body(secret))
  await vereda.ask(noteCalls.hide, coordinator, { parameters: { id: note.body.id } })
  await vereda.ask(commentCalls.hide, coordinator, { parameters: { id: comment.body.id } })
  await givenEvidence(db, second, teacher.id)
  await sql`update files set consent_by = ${teacher.id}, consent_at = now(), description = 'A ramp'
    where kind = 'photo' and line_id = ${second}`.execute(db)
  return { ...here, evaluation: id, base, second, optional, first, detail }
}
