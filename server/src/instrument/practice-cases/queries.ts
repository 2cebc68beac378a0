import type { CaseChoice, CaseCorrection } from 'contract/instrument/practice-cases'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

const shown = ['case_number as case', 'option_code as option', 'chosen_at'] as const

export const choicesOf = (db: Db, user: number): Promise<CaseChoice[]> =>
  db.selectFrom('case_choices').where('user_id', '=', user).select(shown).orderBy('case_number').execute()

/** The audit contains every saved answer, also replaced ones. */
const hasAnswered = (user: number): RawBuilder<boolean> =>
  sql`exists (select from audit where actor_id = ${user} and deed = 'result.create')`

export const isProposed = async (db: Db, user: number): Promise<boolean> => {
  const { rows } = await sql<{ proposed: boolean }>`
    select not exists (select from case_proposals_declined where user_id = ${user})
      and not ${hasAnswered(user)} as proposed`.execute(db)
  return rows[0]?.proposed ?? false
}

/** Texts corrected in the product; the others are part of the bundle. */
export const correctionsIn = async (db: Db, language: Language): Promise<CaseCorrection[]> => {
  const { rows } = await sql<CaseCorrection>`
    select id as case, said.field, said.text
    from practice_cases cross join lateral jsonb_each_text(texts -> ${language}) as said(field, text)
    where said.text is distinct from source -> ${language} ->> said.field
    order by id, field`.execute(db)
  return rows
}

type Choice = { user: number; number: number; option: CaseChoice['option'] }

export const saveChoice = (db: Db, { user, number, option }: Choice): Promise<CaseChoice> =>
  db
    .insertInto('case_choices')
    .values({ user_id: user, case_number: number, option_code: option })
    .onConflict((before) =>
      before.columns(['user_id', 'case_number']).doUpdateSet({ option_code: option, chosen_at: sql`now()` }),
    )
    .returning(shown)
    .executeTakeFirstOrThrow()

export const clearChoices = (db: Db, user: number) =>
  db.deleteFrom('case_choices').where('user_id', '=', user).execute()

export const declineProposal = (db: Db, user: number) =>
  db
    .insertInto('case_proposals_declined')
    .values({ user_id: user })
    .onConflict((before) => before.doNothing())
    .execute()
