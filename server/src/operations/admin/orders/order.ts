import type { Database } from '../../../platform/database/open.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { RunFacts } from '../../runs/queries.ts'

/** In the process of the command, or in the server that has the embedded database. */
export type AppContext = { database: Database; settings: Settings }

export type Options = { [name: string]: string | undefined }

/** A command as it is sent to the server. */
export type Request = { order: string; options: Options }

/** The lines to print, and the exit code: 0 done, 1 something is wrong. */
export type CommandResult = {
  lines: string[]
  code: number
  /** Recorded of a backup or drill. */
  facts?: RunFacts
}

export type Order = (context: AppContext, options: Options) => Promise<CommandResult>

/** The author in the audit: not a signed-in person, but whoever runs commands on the server. */
export const operator = { actor: null, request: { id: 'command' } }

export const result = (...lines: string[]): CommandResult => ({ lines, code: 0 })
