import type { Db } from '../../src/platform/database/db.ts'

type Parts = { indicator: number; option: number; duty: number; by: number }

/** An answer with its reason and a duty with its plan that were put aside, as when their line moved. */
export const givenFormerTexts = async (
  db: Db,
  line: { id: number },
  { indicator, option, duty, by }: Parts,
): Promise<{ id: number; answer: number; duty: number }> => {
  const written = { line_id: line.id, updated_by: by, updated_at: new Date().toISOString() }
  // under the number of a result that is there no more
  const answer = 1_000_000 + line.id
  await db
    .insertInto('former_answers')
    .values({
      ...written,
      id: answer,
      indicator_id: indicator,
      former_indicator_id: indicator,
      other: false,
      option_id: option,
      na_reason: 'Nobody here',
      statements: [],
      files: [],
    })
    .execute()
  const { id } = await db
    .insertInto('former_duty_answers')
    .values({ ...written, duty_id: duty, kept: false, plan: 'A lock' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: line.id, answer, duty: id }
}
