import { problems } from 'contract/platform/problems'
import { expect, test } from 'vitest'
import { html } from '../../../src/platform/openapi/page/html.ts'
import { givenVereda } from '../../vereda.ts'

const { app } = await givenVereda()
const answer = await app.inject({ url: '/api/docs' })

test('the page lists every call and every problem, and links only to itself', () => {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const { call, name } of app.calls) {
    expect(answer.body).toContain(`<article id="${name}">`)
    expect(answer.body).toContain(`<code>${call.method} ${call.path}</code>`)
  }
  for (const code of Object.keys(problems)) expect(answer.body).toContain(`id="problem-${code}"`)
  const ids = new Set([...answer.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const targets = [...answer.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets.filter((id) => !ids.has(id))).toEqual([])
})

test('the page needs no script and nothing external', () => {
  expect(answer.body).not.toMatch(/<script|<link|<img|<iframe| on\w+=|javascript:|url\(/i)
  expect([...answer.body.matchAll(/href="([^#"][^"]*)"/g)].map(([, target]) => target)).toEqual([
    '/api/openapi.json',
  ])
  expect(String(answer.headers['content-security-policy'])).toContain("default-src 'none'")
})

test('text with characters of markup is escaped', () => {
  expect(html`<p>${'<b> & "x"'}</p>${[html`<i>`, null, false]}`.text).toBe(
    '<p>&lt;b&gt; &amp; &quot;x&quot;</p><i>',
  )
})
