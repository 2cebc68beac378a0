import { setTimeout as pause } from 'node:timers/promises'
import { Role } from 'contract/access/roles'
import { exportCalls } from 'contract/exchange/export-calls'
import type { JobKind } from 'contract/exchange/jobs'
import type { Someone } from '../given/people.ts'
import type { Vereda } from '../vereda.ts'

/** What somebody may import: a school the sheet of its line. */
const wantedBy = ({ role }: Someone, line: number) =>
  role === Role.school ? { subject: 'sheet', evaluation_line: line } : { subject: 'schools' }

const looked = { created: 0, changed: 0, same: 0, refused: 0, ignored: [] }
const made = { name: 'Schools.csv', content_type: 'text/csv; charset=utf-8', size: 1, rows: 0 }

/** Long work that is done, as rows of whoever is to have asked for it. */
export const givenJobs = (vereda: Vereda, coordinator: Someone, line: number) => {
  const { db } = vereda.database
  let object: string | null = null

  /** A file that a real export made; the rows of all lead to it. */
  const fileOfAll = async (): Promise<string> => {
    if (object) return object
    const body = { subject: 'list', query: '/api/school/', format: 'csv' } as const
    const { id } = (await vereda.ask(exportCalls.start, coordinator, { body })).body
    while (!object) {
      await pause(20)
      const job = await db.selectFrom('jobs').where('id', '=', id).select('object').executeTakeFirst()
      object = job?.object ?? null
    }
    return object
  }
  const job = async (
    by: Someone,
    kind: JobKind,
    wanted: { subject: string; format?: string },
    answer: object,
    file: string | null,
  ): Promise<number> => {
    const { id } = await db
      .insertInto('jobs')
      .values({
        user_id: by.id,
        kind,
        status: 'done',
        language: 'en',
        asked: JSON.stringify(wanted),
        answer: JSON.stringify(answer),
        object: file,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return {
    dryRun: (by: Someone) => {
      const wanted = wantedBy(by, line)
      return job(by, 'import', wanted, { subject: wanted.subject, ...looked }, null)
    },
    fileMade: async (by: Someone) =>
      job(by, 'export', { subject: 'list', format: 'csv' }, made, await fileOfAll()),
  }
}
