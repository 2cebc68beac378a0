import { beforeAll, expect, test } from 'vitest'
import { asAdministrator, type Someone } from '../../given/people.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let administrator: Someone
beforeAll(async () => {
  vereda = await givenVereda()
  administrator = await asAdministrator(vereda.database.db)
})

const ask = (headers: Record<string, string> = {}) =>
  vereda.app.inject({
    url: '/api/country/',
    headers: { authorization: `Bearer ${administrator.token}`, ...headers },
  })

test('an unchanged answer is not sent again, also when a proxy weakened its tag', async () => {
  const tag = String((await ask()).headers.etag)
  for (const stored of [tag, `W/${tag}`, `"older", ${tag}`, `"older",W/${tag}`, '*']) {
    expect([stored, (await ask({ 'if-none-match': stored })).statusCode]).toEqual([stored, 304])
  }
  for (const other of ['"older"', 'W/"older"', tag.slice(1, -1), '', tag.slice(0, -3)]) {
    expect([other, (await ask({ 'if-none-match': other })).statusCode]).toEqual([other, 200])
  }
})
