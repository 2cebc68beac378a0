import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isRefusal } from '../../platform/database/failures/refusal.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open.ts'
import { migrationsFolder } from '../../platform/settings/folders.ts'
import { readSettings, type Settings } from '../../platform/settings/settings.ts'
import type { RunKind } from '../runs/queries.ts'
import { askServer, isServerRunning } from './ask-server.ts'
import { assertCurrent } from './assert-current.ts'
import { backUpToBucket, fromBucket } from './backup/in-bucket.ts'
import { runBackup } from './backup/run-backup.ts'
import type { Command } from './command.ts'
import { alsoCalled, commands, usage, usageOf } from './commands.ts'
import { notedRun } from './noted-run.ts'
import { type CommandResult, type Options, type Request, result } from './orders/order.ts'
import { orders } from './orders/take-orders.ts'
import { askPassword } from './password.ts'
import { runDrill } from './restore/run-drill.ts'
import { runCheck, runRestore } from './restore/run-restore.ts'
import { planUpgrade } from './upgrade.ts'

/** Wrong usage: exit code 2. */
const misuse = (message: string): Error => Object.assign(new Error(message), { name: 'Misuse' })
const isMisuse = (error: unknown): boolean => error instanceof Error && error.name === 'Misuse'

const parsed = (name: string, command: Command, args: string[]) => {
  const strings = Object.keys(command.options).map((name) => [name, { type: 'string' as const }])
  const flags = Object.keys(command.flags).map((name) => [name, { type: 'boolean' as const }])
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries([...strings, ...flags]),
      allowPositionals: true,
    })
    if (positionals.length !== command.arguments.length)
      throw new Error(
        `${name} is followed by ${command.arguments.length || 'no'} words, here are ${positionals.length}`,
      )
    const named = command.arguments.map((word, at) => [word, positionals[at]])
    return { ...Object.fromEntries(named), ...values } as Record<string, string | boolean | undefined>
  } catch (error) {
    throw misuse(`${(error as Error).message}\n${usageOf(name, command)}`)
  }
}

/** In the server that has the embedded database open, or here. */
const carryOut = async (settings: Settings, command: Request): Promise<CommandResult> => {
  if (await isServerRunning(settings)) return askServer(settings, command)
  const { databaseUrl, dataDir } = settings
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 3 })
  try {
    if (!(await assertCurrent(database))) await migrate(database, migrationsFolder)
    const work = orders[command.order]
    if (!work) throw new Error(`No order ${command.order}`)
    return await work({ database, settings }, command.options)
  } finally {
    await database.close()
  }
}

/** A command may have a name of two words. */
const splitCommand = (line: string[]): [string, string[]] => {
  const both = line.slice(0, 2).join(' ')
  return both in commands ? [both, line.slice(2)] : [line[0] ?? '', line.slice(1)]
}

const run = async (line: string[]): Promise<CommandResult> => {
  const [called, args] = splitCommand(line)
  if (['', 'help', '--help', '-h'].includes(called)) return { lines: [usage()], code: called === '' ? 2 : 0 }
  const name = alsoCalled[called] ?? called
  const command = commands[name]
  if (!command) throw misuse(`There is no command ${called}\n${usage()}`)
  if (args.includes('--help') || args.includes('-h')) return result(usageOf(called, command))
  const { file, replace, check, 'password-stdin': isOnInput, ...others } = parsed(called, command, args)
  const settings = directly(readSettings(process.env))
  const path = absolute(String(file))
  const noted = (kind: RunKind, work: () => Promise<CommandResult>) =>
    notedRun(settings, kind, (request) => carryOut(settings, request), work)
  const { backupPlace } = settings
  const read = (work: (path: string) => Promise<CommandResult>) =>
    backupPlace ? fromBucket(settings, backupPlace, String(file), work) : work(path)
  if (name === 'backup')
    return noted('backup', () =>
      backupPlace ? backUpToBucket(settings, backupPlace, String(file)) : runBackup(settings, path),
    )
  if (name === 'drill') return noted('drill', () => read((found) => runDrill(settings, found)))
  if (name === 'upgrade') return planUpgrade(settings)
  if (name === 'restore')
    return read((found) =>
      check ? runCheck(settings, found) : runRestore(settings, found, { isReplacing: replace === true }),
    )
  const options: Options = {
    ...(others as Options),
    ...(file !== undefined && { file: path }),
    ...(others.against !== undefined && { against: absolute(String(others.against)) }),
    ...(others.to !== undefined && { to: absolute(String(others.to)) }),
    ...(command.needsPassword && { password: await askPassword(isOnInput === true) }),
  }
  return carryOut(settings, { order: name, options })
}

/** Commands take long and need one session, so they bypass a pool. */
const directly = (settings: Settings): Settings => ({
  ...settings,
  databaseUrl: settings.databaseSessionUrl ?? settings.databaseUrl,
})

/** npm runs commands in the project's folder; a path is relative to where the operator called it. */
const absolute = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)

run(process.argv.slice(2)).then(
  ({ lines, code }) => {
    for (const line of lines) (code === 0 ? process.stdout : process.stderr).write(`${line}\n`)
    process.exit(code)
  },
  (error: unknown) => {
    const values = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${isRefusal(error) || isMisuse(error) ? values : `It failed: ${values}`}\n`)
    process.exit(isMisuse(error) ? 2 : 1)
  },
)
