import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asAdministrator } from '../../../given/people.ts'
import { givenInstrument } from '../../../given/places.ts'
import { givenVereda, type Vereda } from '../../../vereda.ts'
import { exportedFrom } from '../../exports/exported.ts'

// a machine without liblouis: the server looks for it once, when it starts
vi.hoisted(() => {
  process.env.PATH = '/nowhere'
})

let vereda: Vereda
beforeAll(async () => {
  vereda = await givenVereda()
})
afterAll(() => vereda.close())
const { exported } = exportedFrom(() => vereda)

test('where liblouis is not installed, a request for braille is refused with the reason', async () => {
  const administrator = await asAdministrator(vereda.database.db)
  const { id } = await givenInstrument(vereda.database.db)
  const { status, body } = await exported(administrator, { subject: 'instrument', id, format: 'brf' })
  expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([400, 'invalid_format', ['format']])
  expect((body as unknown as { detail: string }).detail).toContain('not installed')
})
