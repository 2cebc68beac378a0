import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../steps.ts'
import { builtPrograms, programsOf } from '../programs.ts'
import { startAgain } from './disasters.ts'

/** A newer version: the same programs with one more migration, which only adds. */
const folder = join(root, '.bundle-newer')

const nextMigration = 'alter table schools add column of_the_newer_version text;\n'

const makeNewer = (): void => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'server'), { recursive: true })
  for (const name of ['instrument', 'messages', 'web']) symlinkSync(join(root, name), join(folder, name))
  for (const name of readdirSync(join(root, 'server')).filter(
    (each) => !/^(dist|src|test|migrations|[.].*)$/.test(each),
  ))
    symlinkSync(join(root, 'server', name), join(folder, 'server', name))
  cpSync(join(root, 'server/migrations'), join(folder, 'server/migrations'), { recursive: true })
  cpSync(join(root, builtPrograms), join(folder, 'server/dist'), { recursive: true })
  const last = readdirSync(join(folder, 'server/migrations')).sort().at(-1) ?? ''
  const number = String(Number(last.slice(0, 3)) + 1).padStart(3, '0')
  writeFileSync(join(folder, `server/migrations/${number}-of-the-newer-version.sql`), nextMigration)
}

let isMade = false

/** Replaces an older server; the first one migrates the database. */
export const startNewer: typeof startAgain = (plan, name) => {
  if (!isMade) makeNewer()
  isMade = true
  const program = programsOf(plan)[name]
  if (!program) throw new Error(`There is no program ${name}`)
  startAgain(plan, name, {
    ...program,
    command: ['sh', 'scripts/serve.sh', join(folder, 'server/dist/demonstration.js')],
  })
}

export const removeNewer = (): void => rmSync(folder, { recursive: true, force: true })
