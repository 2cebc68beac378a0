import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { record } from '../../../src/platform/audit/queries.ts'
import { sealAudit } from '../../../src/platform/audit/seals/seal.ts'
import { verifyAudit } from '../../../src/platform/audit/seals/verify.ts'
import { givenDatabase } from '../../database/database.ts'
import { migrations } from '../../database/migrations.ts'

test('texts of hidden comments in the audit are removed from sealed rows, and the chain stays valid', async () => {
  const { db } = await givenDatabase()
  const by = { db, actor: null, request: { id: 'test' } }
  const text = 'Lucía Quispe can hear well'
  const comment = { type: 'comment', id: 7 }
  await record(by, 'comment.hide', comment, { personal: { old: { text } } })
  const email = { personal: { old: { email: 'ana@vereda.example' } } }
  await record(by, 'user.change', { type: 'user', id: 8 }, email)
  await sealAudit(db)
  const { head } = await verifyAudit(db)

  await sql.raw(await readFile(join(migrations, '057-hidden-texts-leave-the-audit.sql'), 'utf8')).execute(db)

  const rows = await db.selectFrom('audit').selectAll().orderBy('id').execute()
  expect(JSON.stringify(rows)).not.toContain('Quispe')
  expect(JSON.stringify(rows)).toContain('ana@vereda.example')
  expect(rows.map(({ deed: action }) => action)).toEqual(['comment.hide', 'user.change', 'audit.redact'])
  expect(rows[0]?.personal_hash).toHaveLength(32)
  expect(rows[2]).toMatchObject({ object_type: 'comment', object_id: 7 })
  expect(rows[2]?.new).toEqual({ entry: rows[0]?.id, text: { length: text.length } })
  await sealAudit(db)
  const expected = Buffer.from(head, 'hex')
  expect(await verifyAudit(db, expected)).toMatchObject({ rows: 3, faults: [], hasExpected: true })
})
