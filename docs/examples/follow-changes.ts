// Follows the feed of changes, and checks the signature of a webhook. Node 20 and later, no packages:
//   VEREDA=https://vereda.example.org VEREDA_TOKEN=pt_… npx tsx follow-changes.ts
// The token is made in the profile, under "Tokens for programs"; it needs to read results, statistics and reports.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

const address = process.env['VEREDA'] ?? 'http://localhost:8000'
const token = process.env['VEREDA_TOKEN'] ?? ''
const positionFile = 'vereda-position'

type Change = { position: number; kind: string; id: number; action: string; school: number | null }
type Page = { results: Change[]; next: number; more: boolean; newest: number }

const pageAfter = async (after: number): Promise<Page> => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${address}/api/changes/?after=${after}&page_size=1000`, { headers })
  if (answer.status === 410) throw new Error('Read everything anew, and begin with the newest position')
  if (answer.status === 401) throw new Error('The token has ended: make another one in the profile')
  if (!answer.ok) throw new Error(`Changes: ${answer.status}`)
  return answer.json()
}

/** True for a request that Vereda signed less than five minutes ago; `body` as it came, before it is parsed. */
export const isFromVereda = (
  headers: Record<string, string | undefined>,
  body: string,
  secret: string,
): boolean => {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = Buffer.from(
    `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`,
  )
  return signatures.split(' ').some((each) => {
    const signature = Buffer.from(each)
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  })
}

let after = Number(await readFile(positionFile, 'utf8').catch(() => '0'))
let page: Page
do {
  page = await pageAfter(after)
  for (const { position, kind, id, action, school } of page.results)
    process.stdout.write(`${position} ${kind} ${id} ${action} ${school ?? ''}\n`)
  after = page.next
  // after the work: what is told again does no harm, what is left out does
  await writeFile(positionFile, String(after))
} while (page.more)
