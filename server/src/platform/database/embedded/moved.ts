import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataFolder } from '../../settings/data-folder.ts'
import { refusal } from '../failures/refusal.ts'

/** In a data folder whose data are in PostgreSQL: the embedded database there, if there is one, is an old one. */
const noteIn = (dataDir: string): string => join(dataDir, 'data-in-postgresql')

/** Without user and password. */
const addressOf = (databaseUrl: string): string => {
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `${host || (searchParams.get('host') ?? '')}${pathname}`
}

/** Notes that the data are in PostgreSQL from now on, so that nobody without DATABASE_URL uses what lies here. */
export const noteMove = async (dataDir: string, databaseUrl: string): Promise<void> => {
  await makeDataFolder(dataDir)
  const note = noteIn(dataDir)
  const line = `${addressOf(databaseUrl)}\n`
  if (existsSync(note) && (await readFile(note, 'utf8')) === line) return
  await writeFile(note, line, { mode: 0o600 })
}

/** The data are in this folder again. */
export const removeMove = (dataDir: string): Promise<void> => rm(noteIn(dataDir), { force: true })

/** A backup of the database that was left behind would be made every night, and nobody would notice. */
export const assertNotMoved = async (dataDir: string): Promise<void> => {
  const note = noteIn(dataDir)
  const address = await readFile(note, 'utf8').catch(() => null)
  if (address === null) return
  throw refusal(
    `The data of ${dataDir} are in PostgreSQL (${address.trim()}): set DATABASE_URL or DATABASE_URL_FILE, here as for the server. ` +
      `To use the embedded database in this folder all the same, delete ${note}`,
  )
}
