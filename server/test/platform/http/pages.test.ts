import { existsSync } from 'node:fs'
import { pages } from 'contract/platform/pages'
import { afterAll, expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
afterAll(() => vereda.close())
const isBuilt = existsSync(new URL('../../../../web/dist/index.html', import.meta.url))

const get = async (url: string, accept: string, method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode, headers } = await vereda.app.inject({ method, url, headers: { accept } })
  return [statusCode, String(headers['content-type']).split(';')[0]]
}
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'

test.runIf(isBuilt)('every page of the application is answered, for people and programs', async () => {
  for (const page of Object.values(pages)) {
    const url = page.replace(/\$\w+/g, '17')
    expect([url, ...(await get(url, browser))]).toEqual([url, 200, 'text/html'])
    expect([url, ...(await get(`${url}?line=3`, '*/*'))]).toEqual([url, 200, 'text/html'])
  }
})

test('an unknown page is 404 for programs, with any method', async () => {
  for (const url of [
    '/metrics',
    '/.env',
    '/.git/config',
    '/x.php',
    '/homes',
    '/home/x',
    '/evaluations/17',
    '/admin',
  ])
    for (const method of ['GET', 'HEAD'] as const) {
      const [status, type] = await get(url, '*/*', method)
      expect([method, url, status, type]).toEqual([method, url, 404, 'application/json'])
    }
})

test('a file that is not there is missing for a browser too', async () => {
  for (const url of ['/.env', '/x.php', '/assets/gone.js', '/api/none'])
    expect([url, ...(await get(url, browser))]).toEqual([url, 404, 'application/json'])
})

test.runIf(isBuilt)(
  'a browser that opens an unknown address gets the application with status 404',
  async () => {
    for (const url of ['/metrics', '/evaluations/17', '/hom'])
      expect([url, ...(await get(url, browser))]).toEqual([url, 404, 'text/html'])
  },
)
