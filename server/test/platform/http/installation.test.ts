import { installationPath } from 'contract/platform/installation'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'

test('settings of the operator are answered without a login, and nothing else', async () => {
  const vereda = await givenVereda({
    OPERATOR_NAME: 'Red de escuelas',
    OPERATOR_CONTACT: 'datos@example.org',
    EVIDENCE_RETENTION_MONTHS: '24',
  })
  const answer = await vereda.app.inject({ url: installationPath })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.json()).toEqual({
    operator: 'Red de escuelas',
    contact: 'datos@example.org',
    powered_by: 'Vereda',
    powered_by_url: null,
    evidence_retention_months: 24,
    sends_emails: false,
    words: {},
  })
  // who cannot look says nothing of corrections: devices go on with theirs
  await sql`alter table catalogue_marks rename to elsewhere`.execute(vereda.database.db)
  const { words, ...rest } = (await vereda.app.inject({ url: installationPath })).json()
  expect(words).toBeUndefined()
  expect(rest).toMatchObject({ operator: 'Red de escuelas' })
  await vereda.close()
})
