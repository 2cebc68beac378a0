import { schoolCalls } from 'contract/places/schools'
import type { Someone } from '../../given/people.ts'
import type { Here } from './places.ts'

/** The calls of a school, asked as somebody; and what they leave behind. */
export const asking = (here: () => Here) => ({
  create: (person: Someone | null, body: object) =>
    here().vereda.ask(schoolCalls.create, person, { body: body as never }),
  read: (person: Someone | null, id: number) =>
    here().vereda.ask(schoolCalls.read, person, { parameters: { id } }),
  change: (person: Someone | null, id: number, body: object, headers: Record<string, string> = {}) =>
    here().vereda.ask(schoolCalls.change, person, { parameters: { id }, body: body as never, headers }),
  remove: (person: Someone | null, id: number, headers: Record<string, string> = {}) =>
    here().vereda.ask(schoolCalls.remove, person, { parameters: { id }, headers }),
  audited: (id: number) =>
    here()
      .vereda.database.db.selectFrom('audit')
      .selectAll()
      .where('object_type', '=', 'school')
      .where('object_id', '=', id)
      .orderBy('id')
      .execute(),
  schoolsIn: async (region: number) =>
    (
      await here()
        .vereda.database.db.selectFrom('regions')
        .select('schools')
        .where('id', '=', region)
        .executeTakeFirstOrThrow()
    ).schools,
})
