import { Kysely } from 'kysely'
import type pg from 'pg'
import type { Db } from '../../server/src/platform/database/db.ts'
import { dialect } from '../../server/src/platform/database/dialect.ts'
import type { Answer, Engine } from '../../server/src/platform/database/engine.ts'
import type { Tables } from '../../server/src/platform/database/tables.ts'

type Node = {
  'Node Type': string
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  'Relation Name'?: string
  'Actual Rows'?: number
  Plans?: Node[]
}
type Explained = { Plan: Node; 'Planning Time': number; 'Execution Time': number }

/** Milliseconds, and sequentially scanned tables, of one list's statements. */
export type Explanation = {
  /** Pages of 8 KiB, which do not depend on other work of the machine. */
  pages: number
  statements: number
  planning: number
  execution: number
  wholly: string[]
}

/** Sequential scans of more rows are reported. */
const many = 1000

const readWholly = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && (node['Actual Rows'] ?? 0) > many
    ? [`${node['Relation Name']} ${node['Actual Rows']}`]
    : []),
  ...(node.Plans ?? []).flatMap(readWholly),
]

/** A connection that also explains each statement; `taken` returns and resets the result. */
export const explaining = (client: pg.Client): { db: Db; taken(): Explanation } => {
  let seen: Explained[] = []
  const engine: Engine = {
    acquire: async () => ({
      run: async (statements) => {
        const answers: Answer[] = []
        for (const { text, parameters } of statements) {
          const values = [...parameters]
          const explain = `explain (analyze, buffers, timing off, format json) ${text}`
          const plan = await client.query({ text: explain, values })
          seen.push(...(plan.rows[0]['QUERY PLAN'] as Explained[]))
          const { command, rows, rowCount } = await client.query({ text, values })
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
  const taken = () => {
    const all = seen
    seen = []
    return {
      statements: all.length,
      planning: all.reduce((sum, each) => sum + each['Planning Time'], 0),
      execution: all.reduce((sum, each) => sum + each['Execution Time'], 0),
      pages: all.reduce(
        (sum, { Plan }) => sum + (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0),
        0,
      ),
      wholly: all.flatMap(({ Plan }) => readWholly(Plan)),
    }
  }
  return { db: new Kysely<Tables>({ dialect: dialect(engine, null) }), taken }
}
