import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { Failure } from '../../src/platform/mail/message.ts'
import { programOf } from '../reliability/processes/listening-server.ts'
import { temporaryFolder } from '../running/temporary-folder.ts'
import { certificate } from './certificate.ts'
import { givenMailServer } from './mail-server.ts'

const folder = temporaryFolder()
const trusted = join(folder.path, 'certificate.pem')
writeFileSync(trusted, certificate)
afterAll(() => folder.remove())

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

const password = 'boat lamp river'
const givenMail = async (manners: Parameters<typeof givenMailServer>[0]) => {
  const mail = await givenMailServer({ password, ...manners })
  endings.push(mail.stop)
  return mail
}

/** Which certificates a process trusts is read at its start: so each letter goes from a process of its own. */
const send = async (url: string, trusts: boolean): Promise<Failure | null> => {
  const { stdout } = await promisify(execFile)(process.execPath, [programOf('send-one'), url], {
    env: { PATH: process.env['PATH'], ...(trusts && { NODE_EXTRA_CA_CERTS: trusted }) },
  })
  return JSON.parse(stdout)
}

const message = encodeURIComponent(password)
const ways = [
  ['smtps', 'at once'],
  ['smtp', 'offered'],
] as const

test.each(ways)(
  'an e-mail and the password are sent by %s under TLS to a trusted mail server',
  async (scheme, tls) => {
    const mail = await givenMail({ tls })
    const url = `${scheme}://vereda:${message}@localhost:${mail.port()}?from=vereda@example.org`
    expect(await send(url, true)).toBeNull()
    expect(mail.letters).toMatchObject([{ to: 'ana@vereda.example', subject: 'A letter' }])
    expect(mail.secure).toEqual([true])
    expect(mail.heard).toEqual([{ password, secure: true }])
  },
)

test.each(ways)('an untrusted mail server gets neither e-mail nor password (%s)', async (scheme, tls) => {
  const mail = await givenMail({ tls })
  const failure = await send(`${scheme}://vereda:${message}@localhost:${mail.port()}`, false)
  expect(failure).toMatchObject({ trouble: 'down', reason: expect.stringMatching(/^E(SOCKET|TLS)/) })
  expect([mail.letters, mail.heard]).toEqual([[], []])
})

test('no other machine gets a password unencrypted', async () => {
  const mail = await givenMail({})
  // this machine, by an address that does not say so
  const failure = await send(`smtp://vereda:${message}@[::ffff:127.0.0.1]:${mail.port()}`, true)
  expect(failure).toEqual({ trouble: 'down', reason: 'ETLS STARTTLS 500' })
  expect([mail.letters, mail.heard]).toEqual([[], []])
})

test('a wrong password is an error of the installation, and the e-mail waits', async () => {
  const mail = await givenMail({ tls: 'at once' })
  const failure = await send(`smtps://vereda:wrong@localhost:${mail.port()}`, true)
  expect(failure).toMatchObject({ trouble: 'down', reason: expect.stringContaining('535') })
  expect(mail.letters).toEqual([])
})
