import { createHash, randomUUID } from 'node:crypto'
import { constants, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { takingOrders } from '../../../src/operations/admin/orders/take-orders.ts'
import { record } from '../../../src/platform/audit/queries.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { migrate } from '../../../src/platform/database/migrate.ts'
import { type Database, openDatabase } from '../../../src/platform/database/open.ts'
import { openKeys } from '../../../src/platform/keys/open-keys.ts'
import { readSettings, type Settings } from '../../../src/platform/settings/settings.ts'
import { openStorage } from '../../../src/platform/storage/open-storage.ts'
import type { Storage } from '../../../src/platform/storage/storage.ts'
import { engine } from '../../database/database.ts'
import { migrations } from '../../database/migrations.ts'
import { type Postgres, startPostgres } from '../../database/postgres.ts'
import { givenEvaluators, givenLine } from '../../given/answers.ts'
import { atTheEnd } from '../../running/endings.ts'
import { inMemory, temporaryFolder } from '../../running/temporary-folder.ts'

export const passphrase = 'river lamp boat seven'

let postgres: Promise<Postgres> | null = null

/** A new database on a server that keeps what is written, as the commands ask for. */
const newServerDatabase = async (): Promise<string> => {
  if (!postgres) {
    postgres = startPostgres({ safe: true, within: inMemory() })
    atTheEnd((await postgres).remove)
  }
  const server = await postgres
  const name = `operation_${randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: server.url() })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  return server.url(name)
}

/** Settings of an empty place, embedded or on a server. */
export const givenEmptyPlace = async (
  kind = engine(),
  env: Record<string, string> = {},
): Promise<Settings> => {
  const folder = temporaryFolder()
  atTheEnd(folder.remove)
  return readSettings({
    DATA_DIR: folder.path,
    BACKUP_PASSPHRASE: passphrase,
    MIN_FREE_MB: '0',
    LOG_LEVEL: 'silent',
    ...(kind === 'server' && { DATABASE_URL: await newServerDatabase() }),
    ...env,
  })
}

/** The database of a place, opened as the server opens it, taking orders; closed at the end. */
export const opened = async (settings: Settings): Promise<Database> => {
  const { databaseUrl, dataDir } = settings
  let take = async (_: string) => ''
  const database = await openDatabase({ databaseUrl, dataDir, answer: (line) => take(line) })
  take = takingOrders({ database, settings })
  atTheEnd(database.close)
  return database
}

const write = (storage: Storage, name: string, content: Buffer, school: number) => {
  const open = () => Readable.from([content], { objectMode: false })
  return storage.put(name, { size: content.length, open }, async () => school)
}

type LivedIn = {
  db: Db
  storage: Storage
  people: Awaited<ReturnType<typeof givenEvaluators>>
  line: { id: number }
}

/** A photo of these bytes, with a small picture of it. */
export const addFile = async ({ db, storage, people, line }: LivedIn, content: Buffer): Promise<void> => {
  const object = randomUUID()
  await write(storage, object, content, people.school.id)
  await write(storage, `${object}.thumbnail`, Buffer.from('small'), people.school.id)
  await db
    .insertInto('files')
    .values({
      object,
      line_id: line.id,
      category_id: people.instrument.categories[0] ?? 0,
      stage: 1,
      kind: 'photo',
      name: 'foto.jpg',
      content_type: 'image/jpeg',
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      thumbnail: true,
      uploaded_by: people.teacher.id,
    })
    .execute()
}

/** Made from the template, as a start leaves it: making an embedded database anew takes seconds. */
export const copyTemplate = ({ dataDir }: Settings): void => {
  if (engine() === 'embedded')
    cpSync(inject('databaseTemplate'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

/** A place with people, a line, words in many scripts, and files small and large. */
export const givenLivedIn = async (settings: Settings) => {
  copyTemplate(settings)
  const database = await opened(settings)
  const { db } = database
  await migrate(database, migrations)
  const people = await givenEvaluators(db)
  const line = await givenLine(db, people.school, people.instrument.id, people.administrator)
  const text = 'Ñandú "quoted"\\ \t tab,\nnext line 😀 हिन्दी'
  await db.insertInto('comments').values({ line_id: line.id, text, author_id: people.teacher.id }).execute()
  await record(
    { db, actor: null, request: { id: 'x' } },
    'school.change',
    { type: 'thing', id: 1 },
    {
      new: { at: 0.1, text },
      personal: { old: { email: 'somebody@vereda.example' } },
    },
  )
  await db
    .insertInto('personal_tokens')
    .values({
      user_id: people.teacher.id,
      hash: Buffer.alloc(32),
      name: 'Nightly',
      scopes: '{}',
      ends_at: sql`now() + interval '1 day'`,
    })
    .execute()
  const storage = await openStorage(settings.filesPlace, await openKeys(db, settings))
  for (const size of [0, 10, 70_000, 3_000_000])
    await addFile({ db, storage, people, line }, Buffer.alloc(size, `content of ${size} `))
  return { database, db, storage, people, line }
}

/** A hash of each table's rows; what a restore itself writes is left out. */
export const tableHashes = async (db: Db): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('tokens', 'personal_tokens', 'file_keys', 'former_objects') order by 1`.execute(db)
  const hashes: Record<string, string> = {}
  for (const { name } of rows) {
    const found = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
      from ${sql.table(name)} t
      where to_jsonb(t) ->> 'deed' is distinct from 'backup.restore'`.execute(db)
    hashes[name] = found.rows[0]?.hash ?? ''
  }
  return hashes
}

export const objectHashes = async (storage: Storage): Promise<Record<string, string>> => {
  const hashes: Record<string, string> = {}
  for await (const { name } of storage.list()) {
    const hash = createHash('sha256')
    const stored = await storage.get(name)
    for await (const piece of stored?.stream ?? []) hash.update(piece as Buffer)
    hashes[name] = hash.digest('hex')
  }
  return hashes
}

export const bytesOf = (path: string): Buffer => readFileSync(path)
export const inFolder = (settings: Settings, name: string): string => join(settings.dataDir, name)
