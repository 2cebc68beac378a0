import { existsSync } from 'node:fs'
import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { refusal } from '../database/failures/refusal.ts'

/**
 * Makes a folder, and those above it, for this user alone. Node's own `recursive` never comes to an end where the
 * system takes no new folder although the one above is there, such as in /proc.
 */
export const makePrivateFolder = async (path: string): Promise<void> => {
  const failure = await made(path)
  if (failure?.code === 'EEXIST' && (await stat(path)).isDirectory()) return
  if (failure?.code === 'ENOENT' && !existsSync(dirname(path))) {
    await makePrivateFolder(dirname(path))
    return makePrivateFolder(path)
  }
  if (failure) throw failure
}

const made = (path: string): Promise<NodeJS.ErrnoException | null> =>
  mkdir(path, { mode: 0o700 }).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  )

/** The folder of all that lies on this machine, or one line for the operator that says why there is none. */
export const makeDataFolder = async (dataDir: string): Promise<void> => {
  await makePrivateFolder(dataDir).catch((error: Error) => {
    throw refusal(`DATA_DIR cannot be made: ${error.message}`, error)
  })
  await access(dataDir, constants.W_OK).catch((error: Error) => {
    throw refusal(`DATA_DIR cannot be written by this user: ${error.message}`, error)
  })
}
