import type { Actor } from 'contract/access/scope'
import { commentCalls } from 'contract/evaluation/comments'
import { editionMoveCalls } from 'contract/evaluation/edition-moves'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { noteCalls } from 'contract/evaluation/notes'
import { resultCalls } from 'contract/evaluation/results'
import type { EditionLink, OptionCode } from 'contract/instrument/instruments'
import { defined } from 'contract/platform/typed'
import { sql } from 'kysely'
import { documentOfEvaluation } from '../../../../src/exchange/documents/evaluation/evaluation-document.ts'
import { givenRound } from '../../../calls/given-round.ts'
import { textOfDocument } from '../../../exchange/documents/reading/reading.ts'
import { givenEvaluators, givenLine } from '../../../given/answers.ts'
import { givenNextEdition } from '../../../given/next-edition.ts'
import type { Someone } from '../../../given/people.ts'
import { givenSchool } from '../../../given/places.ts'
import type { Vereda } from '../../../vereda.ts'

/** What is not the same in the second edition: the code there, what it is to the first, and from which codes. */
const changes: { code: string; now: string; link: EditionLink; from: string[] }[] = [
  { code: '1.1.1', now: '1.1.1', link: 'reworded', from: ['1.1.1'] },
  { code: '1.1.2', now: '1.1.2', link: 'split', from: ['1.1.2'] },
  { code: '1.2.1', now: '1.2.9', link: 'new', from: [] },
  { code: '2.1.1', now: '2.1.9', link: 'merged', from: ['2.1.1', '3.1.1'] },
  { code: '3.1.1', now: '3.1.9', link: 'new', from: [] },
]

export const statementsOfEach = [11, 12, 21, 31]

/** A school with people, a small instrument with two duties, and an edition that follows it. */
export const givenEditions = async (vereda: Vereda) => {
  const { db } = vereda.database
  const people = await givenEvaluators(db)
  const { instrument, school, teacher, coordinator, region } = people
  await db
    .updateTable('indicators')
    .set({ statements: statementsOfEach })
    .where('instrument_id', '=', instrument.id)
    .execute()
  for (const [at, code] of ['D1', 'D2'].entries())
    await db
      .insertInto('duties')
      .values({
        instrument_id: instrument.id,
        category_id: instrument.categories[4] ?? 0,
        code,
        position: at + 1,
        texts: JSON.stringify({ en: { name: `Duty ${code}`, help: 'Help', plan: 'Plan' } }),
      })
      .execute()
  const next = await givenNextEdition(db, instrument.id)
  for (const { code, now, link, from } of changes)
    await db
      .updateTable('indicators')
      .set({ code: now, link, links_from: from })
      .where('instrument_id', '=', next)
      .where('code', '=', code)
      .execute()
  await sql`update duties set texts = '{"en":{"name":"Another duty","help":"Help","plan":"Plan"}}'
    where instrument_id = ${next} and code = 'D2'`.execute(db)

  const after = await db
    .selectFrom('indicators')
    .where('instrument_id', '=', next)
    .select(['id', 'code'])
    .execute()
  const idNow = (code: string) => defined(after.find((each) => each.code === code)).id
  const duties = await db
    .selectFrom('duties')
    .where('instrument_id', '=', instrument.id)
    .select(['id', 'code'])
    .orderBy('position')
    .execute()

  /** An open line of a school of its own, so that each may be moved. */
  const openLine = async () => {
    const own = await givenSchool(db, region)
    const place = { id: own.id, region, country: school.country }
    const line = await givenLine(db, place, instrument.id, coordinator)
    for (const person of [teacher, people.colleague])
      await db.insertInto('areas').values({ user_id: person.id, role: 3, school_id: own.id }).execute()
    return { ...line, school: own.id, place }
  }
  const at = (id: number) => ({ parameters: { id } })
  const answer = (line: number, code: string, letter: OptionCode = 'C', as: Someone = teacher) => {
    const { id, scale } = instrument.indicator(code)
    const na_reason = letter === 'NA' ? `Nobody here for ${code}` : null
    return vereda.ask(resultCalls.create, as, {
      body: { evaluation_line: line, indicator: id, option: instrument.option(letter, scale), na_reason },
    })
  }
  return {
    ...people,
    db,
    next,
    duties,
    idNow,
    openLine,
    /** An open line with a domain that two people answer alone, and the indicators of that domain. */
    openRatedLine: async (state: 'rated' | 'finished') => {
      const line = await openLine()
      const category = instrument.categories[1] ?? 0
      const raters: [Someone, Someone] = [teacher, people.colleague]
      const round = await givenRound(db, { line: line.id, category, raters, state })
      return { line, round, rated: instrument.indicators.filter((each) => each.category === category) }
    },
    /** A base line that is answered and closed, and the open line after it. */
    openSecondLine: async () => {
      const base = await openLine()
      for (const { code } of instrument.indicators) await answer(base.id, code, 'B')
      await db.updateTable('lines').set({ status: 'CLOSED' }).where('id', '=', base.id).execute()
      const opened = await vereda.ask(lineCalls.open, coordinator, {
        ...at(base.id),
        body: { status: 'OPEN', evaluation: base.evaluation, year: 2026 },
      })
      return { base, line: opened.body.line.id }
    },
    move: (line: number, as: Someone = coordinator, to = next, headers = {}) =>
      vereda.ask(editionMoveCalls.move, as, { ...at(line), body: { instrument: to }, headers }),
    choices: (line: number, as: Someone = coordinator) => vereda.ask(editionMoveCalls.choices, as, at(line)),
    former: async (line: number, as: Someone = teacher) =>
      (await vereda.ask(editionMoveCalls.former, as, at(line))).body,
    /** The paper of the line in English, as text. */
    documentOf: async (line: { id: number; evaluation: number; school: number }) => {
      const actor: Actor = { id: teacher.id, role: teacher.role, is_superuser: false, areas: [line.school] }
      const nothing = { get: () => Promise.reject(new Error('No file is asked for')) }
      const about = {
        db,
        actor,
        language: 'en',
        variant: 'standard',
        id: line.evaluation,
        line: line.id,
      } as const
      return [textOfDocument(await documentOfEvaluation(nothing)(about))].flat().join('\n')
    },
    read: async (evaluation: number, as: Someone = teacher) =>
      (await vereda.ask(evaluationCalls.read, as, at(evaluation))).body,
    answer,
    note: (line: number, code: string, text: string, as: Someone = teacher) =>
      vereda.ask(noteCalls.create, as, {
        body: { evaluation_line: line, indicator: instrument.indicator(code).id, text },
      }),
    comment: (line: number, code: string | null, text: string, as: Someone = teacher) =>
      vereda.ask(commentCalls.create, as, {
        body: {
          evaluation_line: line,
          indicator: code === null ? null : instrument.indicator(code).id,
          text,
        },
      }),
  }
}
