import type { CompiledQuery } from 'kysely'
import { recentlyUsed } from '../recently-used.ts'
import type { Db } from './db.ts'
import { runOf } from './sessions/own-session.ts'

/** How many texts are kept of one statement; the least recently used go first. */
const limit = 200

/** Stands for a value until the statement runs; a symbol, so that computing with it fails at once. */
const placeholders = <Values extends object>(names: Map<unknown, string>): Values =>
  new Proxy({} as Values, {
    get: (_, name) => {
      const placeholder = Symbol(String(name))
      names.set(placeholder, String(name))
      return placeholder
    },
    // a rest or a spread would see no values at all
    ownKeys: () => {
      throw new Error('The values of a prepared statement are taken by their names')
    },
  })

/** A query builder, or `sql` itself. */
type Statement<Row> = { compile(db: Db): CompiledQuery<Row> }

type Compiled<Row> = { statement: CompiledQuery<Row>; parameters: unknown[] }
type Prepared<Row> = { statement: CompiledQuery<Row>; values: (string | null)[] }

/**
 * A statement whose text is written once for each shape, and then only run: writing it takes longer than all the rest
 * of a small request. `write` sees the shape, which is the key it is kept by, and stand-ins for the values: so nothing
 * of one request can stay in the text for the next one. The values go in as parameters and nowhere else.
 */
export const prepared = <Shape, Values extends object, Row>(
  write: (db: Db, shape: Shape, values: Values) => Statement<Row>,
) => {
  const statements = recentlyUsed<string, Prepared<Row>>(limit)

  const written = (db: Db, shape: Shape): Prepared<Row> => {
    const names = new Map<unknown, string>()
    const statement = write(db, shape, placeholders<Values>(names)).compile(db)
    const values = statement.parameters.map((each) => names.get(each) ?? null)
    return { statement, values }
  }

  const compiled = (db: Db, shape: Shape, values: Values): Compiled<Row> => {
    const key = JSON.stringify(shape)
    const known = statements.get(key) ?? written(db, shape)
    statements.set(key, known)
    const { statement, values: names } = known
    const parameters = statement.parameters.map((constant, at) => {
      const name = names[at] ?? null
      return name === null ? constant : values[name as keyof Values]
    })
    return { statement, parameters }
  }

  /** What is wrong with the values is a promise that fails, as all else. */
  const run = (db: Db, shape: Shape, values: Values): Promise<Row[]> => {
    try {
      const { statement, parameters } = compiled(db, shape, values)
      const ownRun = runOf(db)
      if (ownRun) return ownRun(statement.sql, parameters) as Promise<Row[]>
      return db.executeQuery<Row>({ ...statement, parameters }).then(({ rows }) => rows)
    } catch (error) {
      return Promise.reject(error)
    }
  }
  return Object.assign(run, { compiled })
}
