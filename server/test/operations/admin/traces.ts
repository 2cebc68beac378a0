import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { record } from '../../../src/platform/audit/queries.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { openResults } from '../../../src/platform/jobs/open-results.ts'
import { outboxPost } from '../../../src/platform/mail/outbox.ts'
import type { Settings } from '../../../src/platform/settings/settings.ts'
import type { Someone } from '../../given/people.ts'
import { inFolder } from './given-operation.ts'

type Named = Someone & { username: string; full_name: string; email: string | null }

/** All that the product keeps of a person beside the person's row: long work, letters, what others were told. */
export const leaveTraces = async (settings: Settings, db: Db, person: Named, other: Someone) => {
  const results = await openResults(settings, null)
  const outbox = inFolder(settings, 'outbox')
  const store = async (text: string) => {
    const object = randomUUID()
    const bytes = Buffer.from(text)
    await results.put(object, {
      size: bytes.length,
      open: () => Readable.from([bytes], { objectMode: false }),
    })
    return object
  }
  const job = async (by: Someone, subject: string, answer: object) => {
    const row = await db
      .insertInto('jobs')
      .values({
        user_id: by.id,
        kind: 'import',
        status: 'done',
        language: 'en',
        asked: JSON.stringify({ subject }),
        answer: JSON.stringify(answer),
        object: await store(JSON.stringify(answer)),
      })
      .returning(['id', 'object'])
      .executeTakeFirstOrThrow()
    return { id: row.id, object: row.object ?? '' }
  }
  const own = await job(person, 'people', { by: person.full_name })
  const others = await job(other, 'people', {})
  const seen = (row: number, after: object, object_id: number | null = null) => ({
    job_id: others.id,
    row,
    deed: 'change' as const,
    errors: '{}',
    after: JSON.stringify(after),
    object_id,
  })
  await db
    .insertInto('import_rows')
    .values([
      seen(2, { full_name: person.full_name }, person.id),
      seen(3, { email: person.email?.toUpperCase(), full_name: person.full_name }),
      seen(4, { full_name: 'Somebody Else' }),
    ])
    .execute()
  const params = JSON.stringify({ person: person.full_name, school: 'River' })
  await db.insertInto('notifications').values({ user_id: other.id, code: 'line_submitted', params }).execute()
  await db
    .insertInto('notifications')
    .values({ user_id: person.id, code: 'line_closed', params: '{}' })
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values({ user_id: person.id, route: 'r', key: 'k', body_hash: 'h', status: 201, body: params })
    .execute()
  const { id: letter } = await db
    .insertInto('letters')
    .values({ user_id: other.id, code: 'line_submitted', params })
    .returning('id')
    .executeTakeFirstOrThrow()
  mkdirSync(outbox, { recursive: true })
  writeFileSync(join(outbox, `20261122060500-${letter}-line_submitted.eml`), `${person.full_name} submitted`)
  const emailTo = (to: string, name: string) =>
    outboxPost(outbox, 'no-reply@vereda.example').send({
      id: `<${name}@vereda.example>`,
      name,
      to,
      subject: 'Hello',
      language: 'en',
      text: 'Good day',
      html: '<p>Good day</p>',
    })
  await emailTo(person.email ?? '', '20260101000000-900001-invitation')
  await emailTo('somebody-else@vereda.example', '20260101000000-900002-invitation')
  await record(
    { db, actor: person, request: { id: 'x' } } as never,
    'user.change',
    { type: 'user', id: other.id },
    {
      personal: { new: { phone: '+51 999 000 111' } },
    },
  )
  await sql`
    insert into reports (region_id, title, year, text, author_id, created_by, figures)
    select id, 'The year', 2026, 'Words', ${person.id}, ${person.id}, '{}' from regions order by id limit 1`.execute(
    db,
  )
  return {
    files: [own.object],
    kept: [others.object],
    results,
    letters: () => readdirSync(outbox).sort(),
  }
}

/** Every table whole, as text. */
export const allRows = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(db)
  const texts: string[] = []
  for (const { name } of rows) {
    const found = await sql<{ text: string | null }>`
      select string_agg(to_jsonb(t)::text, '\n') as text from ${sql.table(name)} t`.execute(db)
    texts.push(found.rows[0]?.text ?? '')
  }
  return texts.join('\n')
}
