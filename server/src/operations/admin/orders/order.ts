import type { Database } from '../../../platform/database/open.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { RunFacts } from '../../runs/queries.ts'

/** What an order works on: in the process of the command, or in the server that has the embedded database. */
export type AppContext = { database: Database; settings: Settings }

export type Options = { [name: string]: string | undefined }

/** What an operator asked for, as it travels to the server. */
export type Request = { order: string; options: Options }

/** What is printed, and the exit code: 0 done, 1 something is wrong. */
export type CommandResult = {
  lines: string[]
  code: number
  /** Of a backup or a drill, what is noted of it. */
  facts?: RunFacts
}

export type Order = (context: AppContext, options: Options) => Promise<CommandResult>

/** Who the audit says it was: nobody who is signed in, but whoever may run commands on the server. */
export const operator = { actor: null, request: { id: 'command' } }

export const result = (...lines: string[]): CommandResult => ({ lines, code: 0 })
