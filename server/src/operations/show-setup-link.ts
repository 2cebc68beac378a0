import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Show = {
  dataDir: string
  isTerminal: boolean
  write(text: string): void
  log(facts: object, message: string): void
}

/**
 * Whoever opens the link first becomes an administrator, so it is in no log that others collect: a terminal shows it,
 * elsewhere a file that only this user can read. With an administrator, a file of an earlier start is deleted.
 */
export const showSetupLink = async (
  link: string | null,
  { dataDir, isTerminal, write, log }: Show,
): Promise<void> => {
  const file = join(dataDir, 'setup-link')
  await rm(file, { force: true })
  if (link === null) return
  if (isTerminal) return write(`Make the first administrator here: ${link}\n`)
  await writeFile(file, `${link}\n`, { mode: 0o600 })
  log({ file }, 'Nobody can log in yet: the link that makes the first administrator is in a file')
}
