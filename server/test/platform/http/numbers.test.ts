import { beforeAll, expect, test } from 'vitest'
import { asSuperuser, type Someone } from '../../given/people.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let superuser: Someone
beforeAll(async () => {
  vereda = await givenVereda()
  superuser = await asSuperuser(vereda.database.db)
})

const ask = async (url: string) => {
  const headers = { authorization: `Bearer ${superuser.token}` }
  const { statusCode: status, body } = await vereda.app.inject({ url: `/api/${url}`, headers })
  return { status, body: JSON.parse(body) }
}
const wrongAt = (field: string, code = 'validation_error') => ({
  status: 400,
  body: { code, errors: { [field]: [{ code }] } },
})

/** What programs read as a number although it is not its digits. */
const numberLike = ['1e1', '01', '%201', '%2B1', '1.0', '0x1', '-0', '%D9%A1']

test('a number in an address has only digits, or it is refused', async () => {
  const fields = {
    page: 'region/',
    page_size: 'notifications/',
    role: 'user_information/',
    year: 'evaluation/',
    school: 'evaluation/',
    instrument_id: 'option/',
    stage: 'suggestion/',
  }
  for (const [field, path] of Object.entries(fields)) {
    for (const value of numberLike) {
      const query = `${path}?${field}=${value}`
      expect([query, await ask(query)]).toMatchObject([query, wrongAt(field)])
    }
  }
  expect(await ask('region/?page=1&page_size=10')).toMatchObject({ status: 200 })
})

test('a missing required number is reported as a required field', async () => {
  expect(await ask('history/?object_type=school')).toMatchObject(wrongAt('object_id', 'required'))
  expect(await ask('translation/?language=es')).toMatchObject(wrongAt('instrument', 'required'))
  expect(await ask('option/?instrument_id=')).toMatchObject(wrongAt('instrument_id', 'required'))
})
