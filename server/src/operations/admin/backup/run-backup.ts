import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { record } from '../../../platform/audit/queries.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { type Database, openDatabase } from '../../../platform/database/open.ts'
import { keysWithoutDatabase, openKeys } from '../../../platform/keys/open-keys.ts'
import { hasRoomForKeys } from '../../../platform/keys/queries.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import { askServer, isServerRunning } from '../ask-server.ts'
import { assertCurrent } from '../assert-current.ts'
import { hasDatabase } from '../has-database.ts'
import type { CommandResult } from '../orders/order.ts'
import { passphraseOf } from '../passphrase.ts'
import { backUp } from './back-up.ts'
import { copyIn } from './copy-cluster.ts'

type Opened = { database: Database; end(): Promise<void> }

const open = async (settings: Settings, dataDir: string): Promise<Opened> => {
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir, poolSize: 2 })
  return { database, end: () => database.close() }
}

/** The database itself, or a copy that the running server makes of the embedded one. */
const openForBackup = async (settings: Settings): Promise<Opened> => {
  const { databaseUrl, dataDir } = settings
  if (!hasDatabase(settings)) throw refusal(`There is no database in ${dataDir}`)
  if (databaseUrl !== null || !(await isServerRunning(settings))) {
    const opened = await open(settings, dataDir)
    try {
      await assertCurrent(opened.database)
      await noted(opened.database)
    } catch (error) {
      await opened.end()
      throw error
    }
    return opened
  }
  const answer = await askServer(settings, { order: 'copy-database', options: {} })
  if (answer.code !== 0) throw refusal(answer.lines.join(' '))
  const copy = copyIn(dataDir)
  const { database } = await open(settings, copy)
  const end = async () => {
    await database.close()
    await rm(copy, { recursive: true, force: true })
  }
  return { database, end }
}

/** A backup is an entry of the audit itself. */
export const noted = ({ db }: Database) =>
  record({ db, actor: null, request: { id: 'command' } }, 'backup.create', { type: 'database', id: null })

export const runBackup = async (settings: Settings, file: string): Promise<CommandResult> => {
  const path = resolve(file)
  const passphrase = passphraseOf(settings)
  if (existsSync(path)) throw refusal(`${path} is there already: give the backup another name`)
  const { database, end } = await openForBackup(settings)
  try {
    // read first: the only session of an embedded database is taken by the snapshot
    const keys = (await hasRoomForKeys(database.db))
      ? await openKeys(database.db, settings, { isAhead: true })
      : keysWithoutDatabase(settings)
    const storage = await openStorage(settings.filesPlace, keys)
    const retentionMonths = settings.evidenceRetentionMonths
    const made = await backUp(database, storage, { path, passphrase, retentionMonths })
    const lines = [
      `${path}: ${made.tables} tables and ${made.objects} objects, ${made.size} bytes before encryption`,
      `SHA-256 of the manifest: ${made.sha256}`,
      ...made.faults.map((fault) => `Not as it was stored: ${fault}`),
    ]
    const facts = { objects: made.objects, bytes: made.size }
    return { lines, code: made.faults.length > 0 ? 1 : 0, facts }
  } finally {
    await end()
  }
}
