import { beforeAll, expect, test, vi } from 'vitest'
import { readPdf } from '../../exchange/documents/reading/poppler.ts'
import { unzipped } from '../../exchange/documents/reading/unzipped.ts'
import { addFrench, givenCopy } from './copy-with-french.ts'
import { admin, runIn, startFrenchServer } from './french-server.ts'

const evaluate = (code: string) => runIn(copy, '--import', 'tsx', '--input-type=module', '--eval', code)

let copy: string
let server: Awaited<ReturnType<typeof startFrenchServer>>
let token: string
beforeAll(async () => {
  copy = givenCopy()
  const add = addFrench(copy)
  add.messages()
  add.instrument()
  add.line()
  const built = evaluate(`import { buildServer } from './scripts/build/server.ts'; await buildServer()`)
  if (!built.isRight) throw new Error(built.said)
  server = await startFrenchServer(copy)
  token = await server.signedIn(admin)
})

test('people choose it, and read the instrument in it, on a server that was in use before', async () => {
  const me = await server.ask<{ language: string }>('/api/user_information_profile/', {
    method: 'PATCH',
    token,
    body: { language: 'fr' },
  })
  expect(me.language).toBe('fr')
  const [instrument] = await server.ask<{ name: string }[]>('/api/instruments/', { token })
  expect(instrument?.name).toBe('Instrument en français')
  const countries = await server.ask<{ results: { name: string }[] }>('/api/country/?search=Pérou', { token })
  expect(countries.results.map(({ name }) => name)).toEqual(['Pérou'])
})

test('e-mails and notifications are sent in it', async () => {
  const [username, email, password] = ['jeanne', 'jeanne@vereda.example', 'une-calme-riviere-7']
  const body = { username, email, full_name: 'Jeanne', language: 'fr', role: 1 }
  const { id } = await server.ask<{ id: number }>('/api/account/register', { method: 'POST', token, body })
  const invitation = () => server.emails().find(({ to }) => to.includes(email))
  const { headers, subject } = await vi.waitUntil(invitation, { timeout: 20_000 })
  expect(headers['content-language']).toBe('fr')
  expect(subject).toBe('Youÿ accounÿ iÿ Veredÿ: choosÿ ÿ passworÿ')

  const path = `/api/user_information/${id}/one_time_link/`
  const { link } = await server.ask<{ link: string }>(path, { method: 'POST', token })
  await server.ask('/api/account/password/confirm', {
    method: 'POST',
    body: { token: link.split('#token=')[1], password, password_confirmation: password },
  })
  const own = await server.signedIn({ username, password })
  const { results } = await server.ask<{ results: { title: string }[] }>('/api/notifications/', {
    token: own,
  })
  expect(results.map(({ title }) => title)).toContain('ÿ linÿ tÿ youÿ accounÿ waÿ handeÿ oveÿ')
})

test('lists and documents are made in it', async () => {
  const list = { subject: 'list', query: '/api/country/?order=name' }
  const csv = (await server.file(token, { ...list, format: 'csv' })).toString()
  expect(csv).toMatch(/Numbeÿ.Namÿ.Codÿ/)
  expect(csv).toContain('Pérou')
  const { parts: sheet } = await unzipped(await server.file(token, { ...list, format: 'xlsx' }))
  expect([...sheet.values()].join('')).toContain('Namÿ')
  const [instrument] = await server.ask<{ id: number }[]>('/api/instruments/', { token })
  const book = { subject: 'instrument', id: instrument?.id, variant: 'easy_read' }
  const { parts: docx } = await unzipped(await server.file(token, { ...book, format: 'docx' }))
  expect(docx.get('word/document.xml')).toContain('Instrument en français')
  expect(docx.get('word/styles.xml')).toContain('fr-FR')
  const { words, about } = readPdf(await server.file(token, { ...book, format: 'pdf' }))
  expect(about).toContain('Instrument en français')
  expect(words).toContain('Pagÿ 1')
}, 120_000)

test('the browser gets its messages', () => {
  const code = `
    import { build } from 'vite'
    import { messages } from './web/build/messages.ts'
    const made = await build({ configFile: false, root: 'web', logLevel: 'error', plugins: [messages()],
      build: { write: false, rolldownOptions: { input: 'virtual:messages/fr/first', preserveEntrySignatures: 'strict' } } })
    console.log(JSON.stringify(made))`
  expect(evaluate(code).said).toContain('Veredÿ')
}, 60_000)
