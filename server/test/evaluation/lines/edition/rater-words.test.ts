import { editionMoveCalls } from 'contract/evaluation/edition-moves'
import { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { defined } from 'contract/platform/typed'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportedFrom } from '../../../exchange/exports/exported.ts'
import { changesOf, setStatus } from '../../../given/answers.ts'
import type { Someone } from '../../../given/people.ts'
import { refusalOf } from '../../../said.ts'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { db, instrument, teacher, colleague, coordinator, stranger } = place
const { workbookOf } = exportedFrom(() => vereda)

const own = 'Ana Quispe was ill'
const ofBoth = 'We asked the family of Ana Quispe'

/** A domain that two people answered alone, each with reasons; the line moved since unless it `stays`. */
const givenRated = async ({ stays = false } = {}) => {
  const { line, round, rated } = await place.openRatedLine('finished')
  const indicator = defined(rated[0]).id
  await sql`update ratings set na_reason = ${own} where round_id = ${round} and user_id = ${colleague.id}
    and indicator_id = ${indicator}`.execute(db)
  for (const { id, scale } of rated)
    await vereda.ask(ratingRoundCalls.agree, teacher, {
      parameters: { id: round },
      body: { indicator: id, option: instrument.option('C', scale), reason: ofBoth },
    })
  if (!stays) expect((await place.move(line.id)).status).toBe(200)
  return {
    ...line,
    indicator,
    rated: rated.length,
    removeRating: (as: Someone = teacher, id = line.id, rater = colleague.id) =>
      vereda.ask(editionMoveCalls.removeRating, as, { parameters: { id, indicator, rater } }),
    removeAgreement: (as: Someone = teacher, id = line.id) =>
      vereda.ask(editionMoveCalls.removeAgreement, as, { parameters: { id, indicator } }),
  }
}

test('reasons of two raters are deleted one by one, also from documents and workbooks', async () => {
  const line = await givenRated()
  const { reasons } = await place.former(line.id)
  expect(reasons).toHaveLength(line.rated + 1)
  expect(reasons.filter(({ indicator }) => indicator === line.indicator)).toMatchObject([
    { kind: 'agreement', text: ofBoth, by: { id: teacher.id } },
    { kind: 'rating', text: own, by: { id: colleague.id } },
  ])
  expect(await place.documentOf(line)).toContain(own)
  expect((await line.removeRating()).body).toMatchObject({ code: 'words_removed' })
  expect((await place.former(line.id)).reasons).toHaveLength(line.rated)
  expect((await line.removeAgreement()).body).toMatchObject({ code: 'words_removed' })
  const left = (await place.former(line.id)).reasons
  expect(left).toHaveLength(line.rated - 1)
  expect(left.map(({ indicator }) => indicator)).not.toContain(line.indicator)
  const text = await place.documentOf(line)
  expect(text).not.toContain(own)
  const sheets = await workbookOf(teacher, { subject: 'evaluation', id: line.evaluation })
  expect(JSON.stringify(sheets)).not.toContain(own)
  // the letters stay, and what was agreed
  const { rows } = await sql`select from ratings join rating_rounds on rating_rounds.id = ratings.round_id
    where rating_rounds.line_id = ${line.id}`.execute(db)
  expect(rows).toHaveLength(2 * line.rated)
})

test('the audit names whose reason was deleted and by whom, without its text; a repeat changes nothing', async () => {
  const line = await givenRated()
  for (const as of [teacher, coordinator]) {
    expect((await line.removeRating(as)).status).toBe(200)
    expect((await line.removeAgreement(as)).status).toBe(200)
  }
  const mark = (text: string) => ({ length: text.length, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const action = 'line.remove_words'
  const entries = (await changesOf(db, 'line', line.id)).filter(({ deed }) => deed === action)
  const { code } = defined(instrument.indicators.find(({ id }) => id === line.indicator))
  const by = { deed: action, new: null, actor_id: teacher.id }
  expect(entries).toEqual([
    { ...by, old: { indicator: code, rater: colleague.id, rating_reason: mark(own) } },
    { ...by, old: { indicator: code, agreement_reason: mark(ofBoth) } },
  ])
  const all = await db.selectFrom('audit').selectAll().execute()
  expect(JSON.stringify(all)).not.toContain('Ana Quispe')
})

test('a repeated request does not restore them', async () => {
  const { line, round, rated } = await place.openRatedLine('rated')
  await sql`update ratings set na_reason = ${own} where round_id = ${round}`.execute(db)
  const finish = (as: Someone) =>
    vereda.ask(ratingRoundCalls.finish, as, {
      parameters: { id: round },
      headers: { 'idempotency-key': `finish-${as.id}-${round}` },
    })
  await finish(teacher)
  expect(JSON.stringify((await finish(colleague)).body)).toContain(own)
  for (const { id, scale } of rated)
    await vereda.ask(ratingRoundCalls.agree, teacher, {
      parameters: { id: round },
      body: { indicator: id, option: instrument.option('C', scale), reason: 'We looked together' },
    })
  expect((await place.move(line.id)).status).toBe(200)
  for (const { id: indicator } of rated)
    for (const rater of [teacher.id, colleague.id])
      await vereda.ask(editionMoveCalls.removeRating, coordinator, {
        parameters: { id: line.id, indicator, rater },
      })
  expect(JSON.stringify((await finish(colleague)).body)).not.toContain(own)
})

test('a school deletes them while the line is open; staff who may hide notes also afterwards', async () => {
  for (const status of ['IN REVIEW', 'VALIDATED', 'CLOSED'] as const) {
    const line = await givenRated()
    await setStatus(db, line.id, status)
    for (const remove of [line.removeRating, line.removeAgreement]) {
      expect(refusalOf(await remove(teacher))).toEqual([409, 'cycle_not_open'])
      expect((await remove(coordinator)).status).toBe(200)
    }
  }
})

test('nobody deletes what they do not see, nor what is of another line or of the current edition', async () => {
  const line = await givenRated()
  const other = await givenRated()
  const present = await givenRated({ stays: true })
  for (const remove of [line.removeRating, line.removeAgreement]) {
    expect(refusalOf(await remove(stranger))).toEqual([404, 'not_found'])
    expect(refusalOf(await remove(teacher, (await place.openLine()).id))).toEqual([404, 'not_found'])
  }
  expect(refusalOf(await line.removeRating(teacher, line.id, stranger.id))).toEqual([404, 'not_found'])
  for (const remove of [present.removeRating, present.removeAgreement])
    expect(refusalOf(await remove())).toEqual([404, 'not_found'])
  for (const { id, rated } of [line, other]) expect((await place.former(id)).reasons).toHaveLength(rated + 1)
})
