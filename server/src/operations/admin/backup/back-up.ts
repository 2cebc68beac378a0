import { createHash } from 'node:crypto'
import { readRows } from '../../../platform/database/copy-rows.ts'
import { sequencesIn, type TableStructure, tablesIn } from '../../../platform/database/copy-structure.ts'
import type { Db } from '../../../platform/database/db.ts'
import { appliedIn } from '../../../platform/database/migrate.ts'
import type { Database } from '../../../platform/database/open.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type ArchiveAbout, withoutRows } from '../archive/about.ts'
import type { Manifest } from '../archive/records.ts'
import { type ArchiveWriter, writeArchive } from '../archive/write-archive.ts'
import { atOneMoment, filesToCopy, type StoredFile } from './queries.ts'

type BackedUp = Manifest & {
  tables: number
  objects: number
  /** Files that are missing or have other bytes than were stored; the backup has the rest. */
  faults: string[]
}

const addAbout = async (db: Db, writer: ArchiveWriter, tables: TableStructure[]): Promise<void> => {
  const about: ArchiveAbout = {
    made_at: new Date().toISOString(),
    migrations: await appliedIn(db),
    tables,
    sequences: await sequencesIn(db),
  }
  await writer.add({ kind: 'about' }, oneBuffer(JSON.stringify(about)))
}

const oneBuffer = async function* (text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

const addTable = async (db: Db, writer: ArchiveWriter, table: TableStructure): Promise<void> => {
  let count = 0
  const lines = async function* () {
    for await (const rows of readRows(db, table)) {
      count += rows.length
      yield Buffer.from(`${rows.join('\n')}\n`)
    }
  }
  await writer.add({ kind: 'table', name: table.name }, lines(), () => count)
}

const hashing = async function* (stream: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const piece of stream) {
    hash.update(piece)
    yield piece
  }
}

type Copied = 'copied' | 'missing' | 'changed'

const addObject = async (
  writer: ArchiveWriter,
  storage: Storage,
  name: string,
  sha256: string | null,
): Promise<Copied> => {
  const stored = await storage.get(name)
  if (!stored) return 'missing'
  const hash = createHash('sha256')
  await writer.add({ kind: 'object', name, size: stored.size }, hashing(stored.stream, hash))
  return sha256 === null || hash.digest('hex') === sha256 ? 'copied' : 'changed'
}

const addFile = async (writer: ArchiveWriter, storage: Storage, file: StoredFile): Promise<Copied[]> => {
  const outcomes = [await addObject(writer, storage, file.object, file.sha256)]
  if (file.thumbnail) outcomes.push(await addObject(writer, storage, `${file.object}.thumbnail`, null))
  return file.isLeaving ? outcomes.filter((outcome) => outcome !== 'missing') : outcomes
}

/**
 * Writes database and files of one moment into one encrypted archive, in pieces, while others go on writing. Tokens
 * of sessions and programs are left out, so that after a restore everybody needs a password.
 */
export const backUp = async (
  database: Database,
  storage: Storage,
  { path, passphrase, retentionMonths }: { path: string; passphrase: string; retentionMonths: number },
): Promise<BackedUp> => {
  const summary: Omit<BackedUp, keyof Manifest> = { tables: 0, objects: 0, faults: [] }
  const manifest = await writeArchive(path, passphrase, (writer) =>
    database.patiently((session) =>
      atOneMoment(session, async (db) => {
        const tables = await tablesIn(db)
        await addAbout(db, writer, tables)
        for (const table of tables.filter(({ name }) => !withoutRows.includes(name))) {
          await addTable(db, writer, table)
          summary.tables += 1
        }
        for await (const file of filesToCopy(db, retentionMonths)) {
          for (const outcome of await addFile(writer, storage, file)) {
            if (outcome !== 'missing') summary.objects += 1
            if (outcome !== 'copied') summary.faults.push(`file ${file.id}: ${outcome}`)
          }
        }
      }),
    ),
  )
  return { ...manifest, ...summary }
}
