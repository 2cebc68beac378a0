import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readImports, type Violation } from './read-imports.ts'

type Plant = { rule: string; files: Record<string, string> }

/** Imports that the rules allow; a rule that refuses one of them is too strict. */
const lawful: Record<string, string> = {
  'contract/src/places/schools.ts': "import { z } from 'zod'\nexport const school = z",
  'contract/src/places/schools.test.ts': "import { Pool } from 'pg'\nexport const pool = Pool",
  'server/src/app.ts': "import { routes } from './places/schools/routes.ts'\nexport const app = routes",
  'server/src/platform/http/answering.ts':
    "import { school } from 'contract/places/schools'\nexport const answer = school",
  'server/src/platform/http/person.ts': 'export type Person = { id: number }',
  'server/src/platform/database/open.ts': "import { Kysely } from 'kysely'\nexport const open = Kysely",
  'server/src/access/scope.ts': "import { sql } from 'kysely'\nexport const scope = sql",
  'server/src/places/schools/queries.ts':
    "import { scope } from '../../access/scope.ts'\nimport type { Person } from '../../platform/http/person.ts'\nexport const schools = (_: Person) => scope",
  'server/src/places/schools/list-queries.ts': "import { sql } from 'kysely'\nexport const list = sql",
  'server/src/places/schools/routes.ts':
    "import { schools } from './queries.ts'\nimport './list-queries.ts'\nexport const routes = schools",
  'messages/en/results.json': '{}',
  'server/src/exchange/documents/messages/english.ts':
    "import results from '../../../../../messages/en/results.json' with { type: 'json' }\nexport const english = results",
  'server/src/evaluation/lines/close.ts':
    "import { schools } from '../../places/schools/queries.ts'\nexport const close = schools",
  'server/src/operations/demo/main.ts':
    "import { close } from '../../evaluation/lines/close.ts'\nimport '../../app.ts'\nexport const demo = close",
  'server/test/given/places.ts':
    "import { Pool } from 'pg'\nimport '../../src/evaluation/lines/close.ts'\nexport const pool = Pool",
  'web/src/ui/Button.tsx': 'export const Button = () => <button />',
  'web/src/session/ask.ts': "import { school } from 'contract/places/schools'\nexport const ask = school",
  'web/src/kit/lists/Table.tsx': "import { Button } from '../../ui/Button.tsx'\nexport const Table = Button",
  'web/src/features/places/schools/queries.ts':
    "import { ask } from '../../../session/ask.ts'\nexport const schools = ask",
  'web/src/features/places/schools/SchoolPicker.tsx':
    "export { Button as SchoolPicker } from '../../../ui/Button.tsx'",
  'web/src/features/evaluation/lines/LinePage.tsx':
    "import { SchoolPicker } from '../../places/schools/SchoolPicker.tsx'\nimport '../../places/schools/queries.ts'\nimport '../../../kit/lists/Table.tsx'\nexport const LinePage = SchoolPicker",
  'web/src/shell/App.tsx':
    "import { LinePage } from '../features/evaluation/lines/LinePage.tsx'\nexport const App = LinePage",
}

/** A violation of each rule in files of its own, so that one reading tests all; the first file must be reported. */
const plants: Plant[] = [
  {
    rule: 'no-circles',
    files: {
      'web/src/shell/first.ts': "import { second } from './second.ts'\nexport const first = () => second",
      'web/src/shell/second.ts': "import { first } from './first.ts'\nexport const second = () => first",
    },
  },
  {
    rule: 'no-circles',
    files: {
      'contract/src/people/first.ts':
        "import type { Second } from 'contract/people/second'\nexport type First = Second | 1",
      'contract/src/people/second.ts':
        "import type { First } from './first.ts'\nexport type Second = First[]",
    },
  },
  {
    rule: 'contract-stands-alone',
    files: { 'contract/src/people/asks-server.ts': "export * from '../../../server/src/app.ts'" },
  },
  {
    rule: 'contract-stands-alone',
    files: { 'contract/src/people/asks-web.ts': "export * from '../../../web/src/session/ask.ts'" },
  },
  {
    rule: 'contract-stands-alone',
    files: { 'contract/src/people/asks-package.ts': "import react from 'react'\nreact" },
  },
  {
    rule: 'contract-stands-alone',
    files: { 'contract/src/people/asks-node.ts': "import fs from 'node:fs'\nfs" },
  },
  {
    rule: 'two-sides-never-meet',
    files: {
      'web/src/shell/type.ts':
        "import type { app } from '../../../server/src/app.ts'\nexport type A = typeof app",
    },
  },
  {
    rule: 'two-sides-never-meet',
    files: { 'server/src/value.ts': "export const ask = import('../../web/src/session/ask.ts')" },
  },
  {
    rule: 'sql-lives-in-queries',
    files: { 'server/src/people/users/routes.ts': "import { sql } from 'kysely'\nsql" },
  },
  {
    rule: 'sql-lives-in-queries',
    files: { 'server/src/main.ts': "import type { Pool } from 'pg'\nexport type P = Pool" },
  },
  {
    rule: 'sql-lives-in-queries',
    files: { 'server/src/people/users/store.ts': "import { PGlite } from '@electric-sql/pglite'\nPGlite" },
  },
  {
    rule: 'http-is-the-outer-ring',
    files: { 'server/src/evaluation/notes/queries.ts': "import '../../platform/http/answering.ts'" },
  },
  {
    rule: 'http-is-the-outer-ring',
    files: {
      'server/src/evaluation/files/file-queries.ts': "import './routes.ts'",
      'server/src/evaluation/files/routes.ts': 'export {}',
    },
  },
  {
    rule: 'rooms-in-one-order',
    files: { 'contract/src/access/later.ts': "import { school } from '../places/schools.ts'\nschool" },
  },
  {
    rule: 'rooms-in-one-order',
    files: {
      'server/src/places/regions/queries.ts':
        "import type { close } from '../../evaluation/lines/close.ts'\nclose",
    },
  },
  {
    rule: 'rooms-in-one-order',
    files: {
      'server/src/evaluation/lines/program.ts': "import { demo } from '../../operations/demo/main.ts'\ndemo",
    },
  },
  {
    rule: 'rooms-in-one-order',
    files: { 'web/src/features/access/login/page.ts': "import '../../places/schools/queries.ts'" },
  },
  {
    rule: 'rooms-know-no-root',
    files: { 'server/src/places/schools/whole.ts': "import { app } from '../../app.ts'\napp" },
  },
  {
    rule: 'every-file-has-a-room',
    files: {
      'server/src/room.ts': "import './cellar/wine.ts'",
      'server/src/cellar/wine.ts': 'export const wine = 1',
    },
  },
  {
    rule: 'server-features-meet-through-queries',
    files: {
      'server/src/evaluation/comments/action.ts': "import { close } from '../lines/close.ts'\nclose",
    },
  },
  {
    rule: 'web-features-meet-through-queries',
    files: {
      'web/src/features/insight/statistics/page.ts':
        "import { LinePage } from '../../evaluation/lines/LinePage.tsx'\nLinePage",
    },
  },
  {
    rule: 'ground-knows-no-feature',
    files: { 'web/src/i18n/feature.ts': "import '../features/places/schools/queries.ts'" },
  },
  {
    rule: 'ground-knows-no-feature',
    files: { 'web/src/kit/lists/feature.ts': "import '../../features/places/schools/queries.ts'" },
  },
  {
    rule: 'shell-holds-all',
    files: {
      'web/src/features/places/schools/above.ts': "import { App } from '../../../shell/App.tsx'\nApp",
    },
  },
  {
    rule: 'kit-stands-on-the-ground',
    files: { 'web/src/outbox/table.ts': "import { Table } from '../kit/lists/Table.tsx'\nTable" },
  },
  {
    rule: 'ui-knows-no-contract',
    files: { 'web/src/ui/School.tsx': "import { school } from 'contract/places/schools'\nschool" },
  },
  { rule: 'every-import-is-found', files: { 'web/src/shell/lost.ts': "import './nowhere.ts'" } },
]

const packages = ['zod', 'kysely', 'pg', '@electric-sql/pglite', 'react']

/** Creates all violations in a copy of the layout, and returns sentences about those that were not found. */
export const unnoticedPlants = (): string[] => [
  ...readPlanted({}).map(({ rule, from, to }) => `${rule} refuses what is lawful: ${from} imports ${to}`),
  ...missing(readPlanted(Object.assign({}, ...plants.map(({ files }) => files)))),
]

/** Rules with a violation to test them. */
export const plantedRules = new Set(plants.map(({ rule }) => rule))

const missing = (violations: Violation[]): string[] =>
  plants
    .map(({ rule, files }) => ({ rule, file: Object.keys(files)[0] }))
    .filter(({ rule, file }) => !violations.some((seen) => seen.rule === rule && seen.from === file))
    .map(({ rule, file }) => `${rule} did not notice the planted ${file}`)

const readPlanted = (files: Record<string, string>): Violation[] => {
  const root = mkdtempSync(join(tmpdir(), 'vereda-import-rules-'))
  try {
    for (const name of packages) write(root, `node_modules/${name}/index.js`, 'export {}')
    write(root, 'package.json', JSON.stringify({ name: 'planted', workspaces: ['contract'] }))
    write(
      root,
      'contract/package.json',
      JSON.stringify({ name: 'contract', exports: { './*': './src/*.ts' } }),
    )
    symlinkSync('../contract', join(root, 'node_modules/contract'))
    for (const [file, text] of Object.entries({ ...lawful, ...files })) write(root, file, text)
    return readImports(root).violations
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const write = (root: string, file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
