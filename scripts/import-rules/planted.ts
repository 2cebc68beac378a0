import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readImports, type Violation } from './read-imports.ts'

type Plant = { rule: string; files: Record<string, string> }

/** What the rules allow; a rule that refuses one of these is too strict. */
const lawful: Record<string, string> = {
  'contract/src/schools.ts': "import { z } from 'zod'\nexport const school = z",
  'contract/src/schools.test.ts': "import { Pool } from 'pg'\nexport const pool = Pool",
  'server/src/app.ts': "import { routes } from './schools/routes.ts'\nexport const app = routes",
  'server/src/http/answering.ts':
    "import { school } from 'contract/places/schools'\nexport const answer = school",
  'server/src/database/open.ts': "import { Kysely } from 'kysely'\nexport const open = Kysely",
  'server/src/areas/reach.ts': "import { sql } from 'kysely'\nexport const reach = sql",
  'server/src/schools/queries.ts': "import { reach } from '../areas/reach.ts'\nexport const schools = reach",
  'server/src/schools/routes.ts': "import { schools } from './queries.ts'\nexport const routes = schools",
  'web/src/i18n/en/results.json': '{}',
  'server/src/papers/messages/english.ts':
    "import results from '../../../../web/src/i18n/en/results.json' with { type: 'json' }\nexport const english = results",
  'server/src/lines/close.ts':
    "import { schools } from '../schools/queries.ts'\nexport const close = schools",
  'server/src/demo/main.ts': "import { close } from '../lines/close.ts'\nexport const demo = close",
  'server/test/given.ts':
    "import { Pool } from 'pg'\nimport '../src/lines/close.ts'\nexport const pool = Pool",
  'web/src/ui/Button.tsx': 'export const Button = () => <button />',
  'web/src/session/ask.ts': "import { school } from 'contract/places/schools'\nexport const ask = school",
  'web/src/features/schools/queries.ts':
    "import { ask } from '../../session/ask.ts'\nexport const schools = ask",
  'web/src/features/schools/SchoolPicker.tsx': "export { Button as SchoolPicker } from '../../ui/Button.tsx'",
  'web/src/features/lines/LinePage.tsx':
    "import { SchoolPicker } from '../schools/SchoolPicker.tsx'\nimport '../schools/queries.ts'\nexport const LinePage = SchoolPicker",
}

/** Each lies in files of its own, so that one reading tries them all. The first file is the one to be named. */
const plants: Plant[] = [
  {
    rule: 'no-circles',
    files: {
      'web/src/app/first.ts': "import { second } from './second.ts'\nexport const first = () => second",
      'web/src/app/second.ts': "import { first } from './first.ts'\nexport const second = () => first",
    },
  },
  {
    rule: 'no-circles',
    files: {
      'contract/src/first.ts':
        "import type { Second } from 'contract/second'\nexport type First = Second | 1",
      'contract/src/second.ts': "import type { First } from './first.ts'\nexport type Second = First[]",
    },
  },
  {
    rule: 'contract-stands-alone',
    files: { 'contract/src/asks-server.ts': "export * from '../../server/src/app.ts'" },
  },
  {
    rule: 'contract-stands-alone',
    files: { 'contract/src/asks-web.ts': "export * from '../../web/src/session/ask.ts'" },
  },
  {
    rule: 'contract-stands-alone',
    files: { 'contract/src/asks-package.ts': "import react from 'react'\nreact" },
  },
  { rule: 'contract-stands-alone', files: { 'contract/src/asks-node.ts': "import fs from 'node:fs'\nfs" } },
  {
    rule: 'two-sides-never-meet',
    files: {
      'web/src/app/type.ts':
        "import type { app } from '../../../server/src/app.ts'\nexport type A = typeof app",
    },
  },
  {
    rule: 'two-sides-never-meet',
    files: { 'server/src/value.ts': "export const ask = import('../../web/src/session/ask.ts')" },
  },
  {
    rule: 'sql-lives-in-queries',
    files: { 'server/src/users/routes.ts': "import { sql } from 'kysely'\nsql" },
  },
  {
    rule: 'sql-lives-in-queries',
    files: { 'server/src/main.ts': "import type { Pool } from 'pg'\nexport type P = Pool" },
  },
  {
    rule: 'sql-lives-in-queries',
    files: { 'server/src/users/store.ts': "import { PGlite } from '@electric-sql/pglite'\nPGlite" },
  },
  {
    rule: 'http-is-the-outer-ring',
    files: { 'server/src/notes/queries.ts': "import '../http/answering.ts'" },
  },
  {
    rule: 'http-is-the-outer-ring',
    files: {
      'server/src/files/queries.ts': "import './routes.ts'",
      'server/src/files/routes.ts': 'export {}',
    },
  },
  {
    rule: 'server-features-meet-through-queries',
    files: { 'server/src/schools/deed.ts': "import { close } from '../lines/close.ts'\nclose" },
  },
  {
    rule: 'server-features-meet-through-queries',
    files: { 'server/src/database/deed.ts': "import { close } from '../lines/close.ts'\nclose" },
  },
  {
    rule: 'server-features-meet-through-queries',
    files: { 'server/src/lines/program.ts': "import { demo } from '../demo/main.ts'\ndemo" },
  },
  {
    rule: 'web-features-meet-through-queries',
    files: {
      'web/src/features/schools/page.ts': "import { LinePage } from '../lines/LinePage.tsx'\nLinePage",
    },
  },
  {
    rule: 'ground-knows-no-feature',
    files: { 'web/src/i18n/feature.ts': "import '../features/schools/queries.ts'" },
  },
  {
    rule: 'ui-knows-no-contract',
    files: { 'web/src/ui/School.tsx': "import { school } from 'contract/places/schools'\nschool" },
  },
  { rule: 'every-import-is-found', files: { 'web/src/app/lost.ts': "import './nowhere.ts'" } },
]

const packages = ['zod', 'kysely', 'pg', '@electric-sql/pglite', 'react']

/** Breaks every rule in a small copy of the layout. Answers, in sentences, what went unnoticed. */
export const unnoticedPlants = (): string[] => [
  ...readPlanted({}).map(({ rule, from, to }) => `${rule} refuses what is lawful: ${from} imports ${to}`),
  ...missing(readPlanted(Object.assign({}, ...plants.map(({ files }) => files)))),
]

/** The rules that a violation is planted for. */
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
