import { commentCalls } from 'contract/evaluation/comments'
import { fileCalls } from 'contract/evaluation/files'
import type { LineStatus } from 'contract/evaluation/lines'
import { noteCalls } from 'contract/evaluation/notes'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { resultCalls } from 'contract/evaluation/results'
import { uploadCalls } from 'contract/evaluation/uploads'
import type { Db } from '../../src/platform/database/db.ts'
import { givenLine } from '../given/answers.ts'
import { givenAnswers, givenEvidence } from '../given/lines.ts'
import { givenNextEdition } from '../given/next-edition.ts'
import { asCoordinator, asRepresentative, asSchool, type Someone } from '../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../given/places.ts'
import type { Vereda } from '../vereda.ts'
import { givenFormerRound, givenFormerTexts } from './given-former-texts.ts'
import { givenJobs } from './given-jobs.ts'
import { givenRound } from './given-round.ts'
import { send } from './send.ts'

type Instrument = {
  id: number
  categories: { id: number }[]
  indicators: { id: number; scale: 1 | 2; na_allowed: boolean }[]
  options: { id: number; code: string; scale: number | null }[]
}

const aPhoto = {
  stage: 1 as const,
  kind: 'photo' as const,
  name: 'wall.jpg',
  content_type: 'image/jpeg',
  size: 1,
  sha256: '',
  description: null,
  consent_by: null,
  consent_text: null,
}

/** Made when it is first asked for. */
const once = <Made>(make: () => Promise<Made>) => {
  let made: Promise<Made> | null = null
  return () => (made ??= make())
}

/** A country with one region, two schools and a person of each role, and rows made there when they are asked for. */
export const givenLand = async (vereda: Vereda, code: string, instrument: Instrument) => {
  const { db } = vereda.database
  const country = await givenCountry(db, code)
  const region = await givenRegion(db, country.id)
  const [school, otherSchool] = [await givenSchool(db, region.id), await givenSchool(db, region.id)]
  const people = await givenPeople(db, { country: country.id, region: region.id, school: school.id })
  const { coordinator, teacher } = people

  const line = (status: LineStatus = 'OPEN') => givenLine(db, school, instrument.id, coordinator, { status })
  const open = await line()
  const category = instrument.categories[0]?.id ?? 0
  const duty = await db
    .insertInto('duties')
    .values({
      instrument_id: instrument.id,
      category_id: category,
      code,
      position: 1,
      texts: JSON.stringify({ en: { name: 'A duty', help: 'What counts', plan: 'What a plan says' } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  /** Two people who may open the lines of every land: whoever asks of which line, they may answer it. */
  const raters = once(async () => {
    const schools = (await db.selectFrom('evaluations').select('school_id').distinct().execute()).map(
      ({ school_id }) => school_id,
    )
    return [(await asSchool(db, schools)).id, (await asSchool(db, schools)).id]
  })
  const secondRater = once(() => asSchool(db, [school.id]))
  const indicator = instrument.indicators.find(({ scale }) => scale === 1)?.id ?? 0
  const option = instrument.options.find(({ code, scale }) => code === 'B' && scale === 1)?.id ?? 0
  const better = instrument.options.find(({ code, scale }) => code === 'C' && scale === 1)?.id ?? 0
  const made = async (request: Promise<{ status: number; body: { id: number; code: string } }>) => {
    const { status, body } = await request
    if (status !== 201) throw new Error(`no row was made: ${status} ${JSON.stringify(body)}`)
    return body.id
  }

  const refusedEmail = async () => {
    const { id } = await db
      .insertInto('letters')
      .values({
        user_id: teacher.id,
        code: 'password_changed',
        params: '{}',
        attempts: 1,
        ended_at: new Date().toISOString(),
        outcome: 'refused',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const readyLine = async (status: LineStatus = 'OPEN') => {
    const ready = await line(status)
    await givenEvidence(db, ready.id, coordinator.id)
    await givenAnswers(db, ready.id, coordinator.id)
    return ready
  }
  const result = async () =>
    made(
      vereda.ask(resultCalls.create, coordinator, {
        body: { evaluation_line: (await line()).id, indicator, option },
      }),
    )
  const author = (by: Someone) => (by.token ? by : teacher)
  /** A domain of a line of its own that `by` and somebody else answer alone. */
  const round = async (by: Someone, state: 'rated' | 'finished' = 'rated') =>
    givenRound(db, {
      line: (await line()).id,
      category,
      raters: [author(by), await secondRater()],
      state,
    })
  const comment = (by: Someone) =>
    made(
      vereda.ask(commentCalls.create, author(by), { body: { evaluation_line: open.id, text: 'A comment' } }),
    )
  const note = (by: Someone) =>
    made(vereda.ask(noteCalls.create, author(by), { body: { evaluation_line: open.id, text: 'A note' } }))
  const goal = () =>
    made(
      vereda.ask(actionPlanCalls.addGoal, coordinator, {
        parameters: { plan: open.plan },
        body: { title: 'A goal', category },
      }),
    )
  const action = async () => {
    const parent = await goal()
    const body = { text: 'An action', category: 1 }
    const request = vereda.ask(actionPlanCalls.addAction, coordinator, { parameters: { goal: parent }, body })
    return { goal: parent, action: await made(request) }
  }
  const reportedAction = async () => {
    const parameters = await action()
    const body = { note: 'Six calendars hang' }
    await vereda.ask(actionPlanCalls.reportAction, teacher, { parameters, body })
    return parameters
  }
  const proposedDate = async () => {
    const parameters = await action()
    const body = { deadline: '2199-01-01', reason: 'The mason is ill' }
    await vereda.ask(actionPlanCalls.proposeDate, teacher, { parameters, body })
    return parameters
  }
  const observation = async (by: Someone = coordinator) => {
    const parent = await goal()
    const body = { text: 'A remark' }
    const request = vereda.ask(actionPlanCalls.addObservation, author(by), {
      parameters: { goal: parent },
      body,
    })
    return { goal: parent, observation: await made(request) }
  }
  const answer = async () => {
    const { plan } = await line()
    const body = { action_plan: plan, number: 1, answer: 'An answer' }
    return { plan, question: await made(vereda.ask(actionPlanCalls.answer, coordinator, { body })) }
  }
  const photoRow = async (by: Someone) => {
    const { id } = await db
      .insertInto('files')
      .values({
        ...aPhoto,
        object: crypto.randomUUID(),
        line_id: open.id,
        category_id: category,
        uploaded_by: by.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const upload = async (by: Someone): Promise<number> =>
    made(
      send(
        vereda,
        fileCalls.create,
        { form: { evaluation_line: open.id, category, stage: 1 as const } },
        by,
      ) as never,
    )
  /** A file of 20 bytes of which none has come. */
  const uploadOnItsWay = async (by: Someone): Promise<number> => {
    const metadata = { evaluation_line: open.id, category, stage: 1 }
    const { status, text, body } = await send(vereda, uploadCalls.create, { metadata }, author(by))
    if (status !== 201) throw new Error(`no upload was begun: ${status} ${text}`)
    return Number(body['id'])
  }
  const keyOnItsWay = async (by: Someone): Promise<string> => {
    const id = await uploadOnItsWay(by)
    const { key } = await db
      .selectFrom('uploads')
      .where('id', '=', id)
      .select('key')
      .executeTakeFirstOrThrow()
    return key
  }
  const message = async (to: Someone): Promise<number> => {
    const { id } = await db
      .insertInto('notifications')
      .values({ user_id: to.id, code: 'message', params: '{}', title: 'Hello', message: 'Good day' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const stored = await upload(coordinator)

  return {
    country: country.id,
    region: region.id,
    school: school.id,
    category,
    indicator,
    duty: duty.id,
    round,
    raters,
    option,
    better,
    ...people,
    line,
    /** An edition that follows the one in use, and that no school has begun with. */
    nextEdition: () => givenNextEdition(db, instrument.id),
    /** A line with the words of answers that were put aside. */
    formerTexts: async () =>
      givenFormerTexts(db, await line(), { indicator, option, duty: duty.id, by: coordinator.id }),
    /** A line with the reasons of two people who answered a domain of its former edition alone. */
    formerRound: async () => givenFormerRound(db, await line(), instrument.id, [coordinator, teacher]),
    readyLine,
    result,
    comment,
    note,
    goal,
    action,
    reportedAction,
    proposedDate,
    observation,
    answer,
    ...givenJobs(vereda, coordinator, open.id),
    instrument,
    open,
    photoRow,
    upload,
    uploadOnItsWay,
    keyOnItsWay,
    message,
    refusedEmail,
    stored,
    db,
    newRegion: async () => (await givenRegion(db, country.id)).id,
    newSchool: async () => (await givenSchool(db, region.id)).id,
    /** Somebody whom every coordinator and representative of this land looks after, and whom its lines do not notify. */
    newPerson: () => asSchool(db, [otherSchool.id]),
  }
}
export type Land = Awaited<ReturnType<typeof givenLand>>

const givenPeople = async (db: Db, place: { country: number; region: number; school: number }) => ({
  teacher: await asSchool(db, [place.school]),
  colleague: await asSchool(db, [place.school]),
  coordinator: await asCoordinator(db, [place.region]),
  representative: await asRepresentative(db, [place.country]),
})
