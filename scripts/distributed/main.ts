/**
 * `npx tsx scripts/distributed/main.ts` writes into docs/scale.md what a distributed PostgreSQL would require to
 * change. Migrations and stored statements of lists are parsed by PostgreSQL's own parser.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'
import {
  engines,
  type Feature,
  ofFunctions,
  ofLists,
  ofSchema,
  ofSources,
  type ParsedFeature,
} from './features.ts'
import { lists, migrations, partsOf, type Statement } from './parsed.ts'
import { below, schemaOf } from './schema.ts'

const counted = (statements: Statement[], features: ParsedFeature[]): [Feature, number][] => {
  const parts = statements.flatMap(({ tree }) => partsOf(tree))
  return features.map((feature) => [feature, parts.filter(feature.isIt).length])
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const table = (rows: [Feature, number][]): string[] => [
  row(['', 'places', ...engines]),
  row(['---', '---:', ...engines.map(() => '---')]),
  ...rows.map(([{ what, says }, places]) =>
    row([what, String(places), ...says.map((each) => (places === 0 || each === null ? '' : each))]),
  ),
]

const listed = (names: string[]): string => names.map((name) => `\`${name}\``).join(', ')

/** Rows of one school can be stored together only if every table below schools has the school in each of its keys. */
const sharedOut = (statements: Statement[]): string[] => {
  const tables = schemaOf(statements)
  const ofSchools = below(tables, 'schools')
  const column = (name: string) => (name === 'schools' ? 'id' : 'school_id')
  const without = ofSchools.filter((name) => !tables.get(name)?.columns.has(column(name)))
  const keys = ofSchools.flatMap((name) =>
    (tables.get(name)?.keys ?? []).filter(({ columns }) => !columns.includes(column(name))),
  )
  return [
    `Of ${tables.size} tables ${ofSchools.length} hang on a school by their references. To keep the rows of a school beside each other (Citus), ${without.length} of them need a column \`school_id\`: ${listed(without)}. ${keys.length} of their unique keys would have to begin with it, and every reference between two of them too; numbers alone would no longer be unique. What everybody reads (countries, regions, instruments with their texts) becomes reference tables; people, sessions, jobs, e-mails and the audit stay on the coordinator.`,
  ]
}

const sources = (): string =>
  readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(root, 'server/src', path), 'utf8'))
    .join('\n')

const [begin, end] = ['<!-- by scripts/distributed/main.ts -->', '<!-- to here -->']
const statements = await migrations()
const text = sources()
const functions = statements.map((each) => each.text).join('\n')
const places = (where: string, pattern: RegExp) => where.match(pattern)?.length ?? 0
const written = [
  begin,
  '',
  ...sharedOut(statements),
  '',
  ...table([
    ...counted(statements, ofSchema),
    ...ofFunctions.map((each): [Feature, number] => [each, places(functions, each.pattern)]),
    ...ofSources.map((each): [Feature, number] => [each, places(text, each.pattern)]),
    ...counted(await lists(), ofLists),
  ]),
  '',
  end,
].join('\n')
const file = join(root, 'docs/scale.md')
const before = readFileSync(file, 'utf8')
const [head, rest = ''] = before.split(begin)
const tail = rest.split(end)[1]
if (tail === undefined) throw new Error(`docs/scale.md has no place for it: ${begin} … ${end}`)
writeFileSync(file, `${head}${written}${tail}`)
console.log(written)
