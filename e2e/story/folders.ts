import { randomUUID } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'

type Stored = { database: string; folder: string }
type Row = { id: number; object: string; thumbnail: boolean }

const pathOf = (folder: string, object: string): string =>
  join(folder, 'files/objects', object.slice(0, 2), object.slice(2, 4), object)

const copyObject = async (folder: string, { object, thumbnail }: Row): Promise<string> => {
  const copy = randomUUID()
  await mkdir(dirname(pathOf(folder, copy)), { recursive: true })
  for (const ending of thumbnail ? ['', '.thumbnail'] : [''])
    await copyFile(pathOf(folder, object) + ending, pathOf(folder, copy) + ending)
  return copy
}

/**
 * Fills the folders of these domains with copies of one domain's files, since sixty uploads take seconds; false if
 * the database has no address.
 */
export const copyFolders = async (
  { database, folder }: Stored,
  line: number,
  from: number,
  categories: readonly { id: number }[],
): Promise<boolean> => {
  if (database === '') return false
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(
      'select id, object, thumbnail from files where line_id = $1 and category_id = $2 order by id',
      [line, from],
    )
    for (const { id: category } of categories)
      for (const row of rows)
        await client.query(
          `insert into files (object, line_id, category_id, stage, kind, name, content_type, size, sha256, thumbnail,
             description, consent_by, consent_at, consent_text, scan, uploaded_by)
           select $1, line_id, $2, stage, kind, name, content_type, size, sha256, thumbnail,
             description, consent_by, consent_at, consent_text, scan, uploaded_by
           from files where id = $3`,
          [await copyObject(folder, row), category, row.id],
        )
    await client.query(
      `update line_summaries set cells_complete = (select count(*) from (
         select from files where line_id = $1 and stage is not null and deleted_at is null group by category_id, stage
         having count(*) filter (where kind = 'photo') >= 2 and count(*) filter (where kind = 'document') >= 1) full_ones)
       where line_id = $1`,
      [line],
    )
  } finally {
    await client.end()
  }
  return true
}
