import { askOwner } from '../../platform/database/embedded/lock.ts'
import { lockIn } from '../../platform/database/embedded/open-embedded.ts'
import { refusal } from '../../platform/database/failures/refusal.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { CommandResult, Request } from './orders/order.ts'

/** Whether another process has the embedded database open. */
export const isServerRunning = ({ databaseUrl, dataDir }: Settings): Promise<boolean> =>
  databaseUrl === null
    ? askOwner(lockIn(dataDir), 'who').then(
        () => true,
        () => false,
      )
    : Promise.resolve(false)

/**
 * Only one process opens the embedded database: a running server carries out commands sent through the socket of its
 * lock.
 */
export const askServer = async ({ dataDir }: Settings, command: Request): Promise<CommandResult> => {
  const answer = await askOwner(lockIn(dataDir), JSON.stringify(command))
  try {
    return JSON.parse(answer) as CommandResult
  } catch {
    throw refusal(
      `The data in ${dataDir} is in use by another process, which did not carry this out (${answer || 'no answer'}). ` +
        'If it is a server that is still starting, wait until it listens; if it is another command, until it has ended; else stop it, and try again',
    )
  }
}
