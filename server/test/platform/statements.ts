import { Kysely } from 'kysely'
import pg from 'pg'
import type { Db } from '../../src/platform/database/db.ts'
import { dialect } from '../../src/platform/database/dialect.ts'
import type { Answer, Engine } from '../../src/platform/database/engine.ts'
import type { Tables } from '../../src/platform/database/tables.ts'
import { givenPlace } from '../database/database.ts'
import { atTheEnd } from '../running/endings.ts'

/** A handle on an empty database of its own; `statements` gives the texts that ran on it, in alphabetical order. */
export const givenRecorder = async (): Promise<{ db: Db; statements(): string[] }> => {
  const { databaseUrl } = await givenPlace()
  const client = new pg.Client({ connectionString: databaseUrl ?? '' })
  await client.connect()
  atTheEnd(() => client.end())
  let ran: string[] = []
  const engine: Engine = {
    acquire: async () => ({
      run: async (statements) => {
        const answers: Answer[] = []
        for (const { text, parameters } of statements) {
          ran.push(text)
          const { command, rows, rowCount } = await client.query({ text, values: [...parameters] })
          answers.push({ command, rows, affected: rowCount })
        }
        return answers
      },
      release: () => {},
    }),
    takeFree: () => null,
    counts: () => ({ open: 1, free: 1, waiting: 0 }),
    close: async () => {},
  }
  const statements = () => {
    const all = ran
    ran = []
    return all.sort()
  }
  return { db: new Kysely<Tables>({ dialect: dialect(engine, null) }), statements }
}

const clause =
  /\s+(?=(select|from|where|group by|order by|limit|offset|union|values|cross join|(left |inner )?join|and|or|when|else|with) |\) as )|(?<=,) (?='\w+', )/g

/** A statement with each clause and each field on a line of its own, so that a difference shows where it is. */
export const inLines = (statement: string): string =>
  statement.replace(/\s+/g, ' ').trim().replace(clause, '\n')
