import { readFile } from 'node:fs/promises'
import { type Head, headsIn } from '../../../platform/audit/heads/head.ts'
import { sealAudit } from '../../../platform/audit/seals/seal.ts'
import { verifyAudit } from '../../../platform/audit/seals/verify.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import type { Order } from './order.ts'

const headsOf = async (file: string | undefined): Promise<Head[]> => {
  if (file === undefined) return []
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw refusal(`${file} cannot be read (${error.code})`)
  })
  const heads = headsIn(text)
  if (heads.length === 0)
    throw refusal(`${file} holds no head of an audit: a line is a time, a number and a hash`)
  return heads
}

export const checkAudit: Order = async ({ database: { db } }, { expect, against }) => {
  if (expect !== undefined && !/^[0-9a-f]{64}$/.test(expect))
    throw refusal('--expect takes a hash of 64 digits')
  const earlierHeads = await headsOf(against)
  await sealAudit(db)
  const { rows, faults, head, newest, hasExpected, heads } = await verifyAudit(
    db,
    expect ? Buffer.from(expect, 'hex') : null,
    earlierHeads,
  )
  const compared = `${heads.agree} of ${earlierHeads.length} heads that were written down agree${heads.older > 0 ? `; ${heads.older} are of rows older than 400 days` : ''}.`
  const lines = [
    `${rows} rows of the audit were checked.`,
    ...faults.map(
      ({ seal, row, what }) => `Broken at ${row === null ? `seal ${seal}` : `row ${row}`}: ${what}.`,
    ),
    ...(hasExpected === false ? ['The hash that was expected is not part of the chain.'] : []),
    ...(against === undefined ? [] : [compared]),
    newest ? `Head: seal ${newest.seal} of ${newest.at}` : 'Head: none',
    `Newest hash: ${head || 'none'}`,
  ]
  return { lines, code: faults.length > 0 || hasExpected === false ? 1 : 0 }
}
