import { languageCodes } from 'contract/platform/languages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailTexts } from '../../src/messages/emails/email-texts.ts'
import type { Claimed } from '../../src/messages/emails/sending/queries.ts'
import { written } from '../../src/messages/emails/written.ts'
import { composed } from '../../src/platform/mail/composed.ts'
import { home } from './given-sender.ts'

import { codes, email, flat, item, sent, shownOf, token, tokenOf, traitsOf } from './sample-emails.ts'

test.each(languageCodes)('every e-mail is complete in %s, in plain text and HTML', async (language) => {
  for (const code of codes) {
    const { headers, subject, text, html } = await sent({ language, ...traitsOf(code) })
    const { before, items, after, link, settings } = emailTexts(email({ language, ...traitsOf(code) }))
    const labels = items.map(({ label }) => label)
    expect(headers['content-language']).toBe(language)
    expect(headers['content-type']).toMatch(/^multipart\/alternative/)
    expect(html).toContain(`<html lang="${language}" dir="ltr">`)
    for (const part of [
      ...before,
      ...labels,
      ...after,
      ...(link ? [link] : []),
      ...(settings ? [settings] : []),
    ]) {
      expect(flat(text), `${code} ${part}`).toContain(part)
      expect(shownOf(html), `${code} ${part}`).toContain(part.replaceAll('"', '&quot;'))
    }
    expect(flat(html)).toContain(`<h1>${subject}</h1>`)
    expect(text + html.replace(/<style>[^]*<\/style>/, '')).not.toMatch(/undefined|null|[{}]/)
  }
})

test('no language has a sentence of another', () => {
  const sentences = languageCodes.map((language) =>
    codes.flatMap((code) => {
      const params = {}
      const traits = { language, params, username: '', ...traitsOf(code) }
      const { subject, before, after, link = '', settings = '' } = emailTexts(email(traits))
      return [subject, ...before, ...after, link, settings].filter((each) => each.split(' ').length > 3)
    }),
  )
  const all = sentences.flatMap((each) => [...new Set(each)])
  expect(new Set(all).size).toBe(all.length)
})

test('links lead only to the public address, and nothing is loaded', async () => {
  const expected: Partial<Record<Claimed['code'], string>> = {
    invitation: `${home}/account/recover#token=${token}`,
    password_reset: `${home}/account/recover#token=${token}`,
    password_changed: `${home}/forgotpassword`,
    email_changed: '',
    email_change_asked: '',
    email_confirmation: `${home}/account/confirm-email#token=${token}`,
    link_given: `${home}/forgotpassword`,
    passkey_added: `${home}/profile`,
    personal_token_made: `${home}/profile`,
    passkey_removed: `${home}/profile`,
    provider_linked: `${home}/profile`,
    sign_in_changed: `${home}/forgotpassword`,
    new_device: `${home}/forgotpassword`,
    plan_reminder: `${home}/action-plans?days=1`,
    message: `${home}/notifications`,
  }
  for (const code of codes) {
    const { link, html, text } = await sent(traitsOf(code))
    if (code === 'plan_reminder') expect(text).toContain(`\n  ${home}${item.address}\n`)
    expect(link).toBe(expected[code] ?? `${home}/evaluations/detail/12/instrument/3`)
    for (const [, address] of html.matchAll(/(?:href|src|url)\s*[=(]\s*"?([^"\s>)]+)/g))
      expect(address?.startsWith(home), `${code} ${address}`).toBe(true)
    expect(html).not.toMatch(/<(img|link|script|iframe|form|input|meta http)/)
    expect(text).toContain(home)
  }
})

test('lines are short enough for every mail server, in every language', async () => {
  for (const language of languageCodes) {
    for (const code of codes) {
      const message = written(email({ language, ...traitsOf(code) }), 'a@b.example', home, tokenOf(code))
      const bytes = await composed(message, 'no-reply@vereda.example.org', true)
      for (const line of bytes.toString('latin1').split('\r\n')) expect(line.length).toBeLessThan(998)
    }
  }
})

const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '\r\n',
        '\n',
        '\r',
        '\u0085',
        '\u2028',
        'Bcc: a@b.example',
        '</h1>',
        '<img src=x>',
        '&lt;',
        '=?utf-8?Q?',
        '?=',
        'www.evil.example',
        'http://evil.example/x',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test('text of people is shown as written, and is inactive', async () => {
  await fc.assert(
    fc.asyncProperty(
      nasty,
      nasty,
      nasty,
      fc.constantFrom(...languageCodes),
      fc.boolean(),
      async (school, person, reasons, language, asFile) => {
        const params = { school, person, reasons, year: 2026, evaluation_type: 'second' }
        const { headers, html, text } = await sent({ params, language }, asFile)
        expect(Object.keys(headers).sort()).toEqual([
          'auto-submitted',
          'content-language',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'subject',
          'to',
          'x-auto-response-suppress',
        ])
        expect(headers['to']).toBe('marta@vereda.example')
        const tags = [...html.matchAll(/<\/?([a-z0-9!]+)/gi)].map(([, name]) => name)
        const plainTags = [...(await sent({ language }, asFile)).html.matchAll(/<\/?([a-z0-9!]+)/gi)].map(
          ([, name]) => name,
        )
        expect(tags).toEqual(plainTags)
        expect(html + text).not.toMatch(/evil\.example/)
      },
    ),
    { numRuns: 150 },
  )
})

test('a user name can be copied, unless it looks like an address', async () => {
  const shown = async (username: string) =>
    (await sent({ code: 'password_reset', evaluation: null, username })).text
  expect(await shown('marta.quispe')).toContain('marta.quispe')
  expect(await shown('www.evil.example')).not.toContain('evil.example')
  expect(await shown('http://evil.example/x')).not.toContain('evil.example')
})
