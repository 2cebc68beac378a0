import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from '../../platform/database/embedded/lock.ts'
import { lockIn } from '../../platform/database/embedded/open-embedded.ts'
import { refusal } from '../../platform/database/failures/refusal.ts'
import { makeDataFolder } from '../../platform/settings/data-folder.ts'

const markIn = (folder: string) => join(folder, 'demonstration')

/**
 * Whether the folder holds the whole demonstration. One whose filling was interrupted is emptied; one with anything
 * else is refused, since the demonstration never touches real data.
 */
export const isFilled = async (folder: string): Promise<boolean> => {
  await makeDataFolder(folder)
  const isMarked = existsSync(markIn(folder))
  if (!isMarked && readdirSync(folder).length > 0) {
    throw refusal(`The folder ${folder} holds something else than the demonstration`)
  }
  if (isMarked && readFileSync(markIn(folder), 'utf8') === 'filled') return true
  // refuses while another demonstration fills it
  await (await takeLock(lockIn(folder))).release()
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
  writeFileSync(markIn(folder), 'being filled')
  return false
}

export const markFilled = (folder: string): void => writeFileSync(markIn(folder), 'filled')
