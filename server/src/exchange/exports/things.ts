import { mayEver, permit, type Verb } from 'contract/access/permissions'
import { addressOfNotified, addressOfPlan } from 'contract/messages/notifications'
import { pages } from 'contract/platform/pages'
import { fieldProblem, Problem } from 'contract/platform/problems'
import { outOfScope } from '../../access/out-of-scope.ts'
import { ofSchools, rowsInScope } from '../../access/scope.ts'
import { planInScope } from '../../evaluation/action-plans/queries.ts'
import { linesInScope } from '../../evaluation/lines/queries.ts'
import { reportById } from '../../insight/reports/queries.ts'
import { draftById } from '../../instrument/instruments/drafts/draft-queries.ts'
import { instrumentVersion } from '../../instrument/instruments/queries.ts'
import type { AssertReadable } from './subject.ts'
import { type Thing, thingOf } from './wanted.ts'

/**
 * The id is in the body: only an administrator learns that it does not exist, others that it is not permitted. An
 * instrument is not secret.
 */
const unseen = ({ subject, actor, line }: Thing): Problem => {
  if (subject === 'instrument' && line === undefined) return fieldProblem('id', 'instrument_not_found')
  if (line !== undefined) return outOfScope(actor, fieldProblem('query', 'does_not_exist'))
  if (subject === 'evaluation') return outOfScope(actor, new Problem('assessment_not_found'))
  return outOfScope(actor, fieldProblem('id', 'does_not_exist'))
}

/** A subject with an id: whoever may read it may export it. `pageOf` is its page. */
const thing =
  <Row>(
    verb: Verb,
    find: (thing: Thing) => Promise<Row | undefined>,
    pageOf: (row: Row, thing: Thing) => string,
  ): AssertReadable =>
  async (wanted) => {
    if (!mayEver(wanted.actor, verb)) throw new Problem('permission_denied')
    const thing = thingOf(wanted)
    const row = await find(thing)
    if (!row) throw unseen(thing)
    const { id, line } = thing
    return { named: { id, ...(line !== undefined && { line }) }, page: pageOf(row, thing) }
  }

const filled = (page: string, id: number): string => page.replace('$id', String(id))
const ofLine = (page: string, { line }: Thing): string => (line === undefined ? page : `${page}?line=${line}`)

const lines = ({ db, actor, line }: Thing) => {
  const scope = linesInScope(db, actor)
  return (line === undefined ? scope : scope.where('lines.id', '=', line)).limit(1)
}

export const evaluationReadable = thing(
  'evaluation.read',
  (wanted) => lines(wanted).where('evaluations.id', '=', wanted.id).executeTakeFirst(),
  ({ instrument }, wanted) => ofLine(addressOfNotified(wanted.id, instrument, {}), wanted),
)

/** A school without a line has empty results. */
const schoolWithin = (wanted: Thing): Promise<object | undefined> =>
  wanted.line === undefined
    ? wanted.db
        .selectFrom('schools')
        .where('schools.id', '=', wanted.id)
        .where(rowsInScope(wanted.actor, ofSchools))
        .select('schools.id')
        .executeTakeFirst()
    : lines(wanted).where('evaluations.school_id', '=', wanted.id).executeTakeFirst()

export const resultsReadable = thing('result.read', schoolWithin, (_, wanted) =>
  ofLine(filled(pages.schoolResults, wanted.id), wanted),
)

/** The letter is requested on the school's page, which shows its newest line. */
export const letterReadable = thing('result.read', schoolWithin, (_, { id }) => filled(pages.school, id))

export const planReadable = thing(
  'plan.read',
  ({ db, actor, id }) => planInScope(db, actor, id),
  ({ evaluation, line }) => addressOfPlan(evaluation, line),
)

export const reportReadable = thing(
  'report.read',
  ({ db, actor, language, id }) => reportById(db, actor, language, id),
  ({ id, country, region }) => {
    const page = country
      ? filled(pages.countryReports, country.id)
      : filled(pages.regionReports, region?.id ?? 0)
    return `${page}?report=${id}`
  },
)

/** A given line must be in scope and have this instrument. */
export const instrumentReadable = thing(
  'instrument.list',
  (wanted): Promise<object | undefined> =>
    wanted.line === undefined
      ? instrumentVersion(wanted.db, wanted.actor, wanted.id)
      : lines(wanted).where('evaluations.instrument_id', '=', wanted.id).executeTakeFirst(),
  (_, { id }) => filled(pages.instrument, id),
)

/** A draft of an edition; no line has its instrument yet. */
export const draftReadable = thing(
  'edition.list',
  ({ db, actor, language, id, line }) => {
    permit(actor, 'edition.list')
    if (line !== undefined) throw fieldProblem('query', 'validation_error')
    return draftById(db, actor, language, id)
  },
  (_, { id }) => filled(pages.editionDraft, id),
)
