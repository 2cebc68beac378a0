import type { Db } from '../../database/db.ts'
import { lastHash } from '../seals/chain.ts'
import { lastSeal } from '../seals/queries.ts'

/** The end of the audit's chain: the number of its newest seal, that seal's last hash in hex, and when it was read. */
export type Head = { time: string; seal: number; hash: string }

/** Null while nothing is sealed. */
export const headOf = async (db: Db): Promise<Head | null> => {
  const seal = await lastSeal(db)
  if (!seal) return null
  return { time: new Date().toISOString(), seal: seal.number, hash: lastHash(seal.hashes).toString('hex') }
}

export const lineOf = ({ time, seal, hash }: Head): string => `${time} ${seal} ${hash}`

/** The heads that a text holds, a line each; other lines, such as those around them in an e-mail, are passed over. */
export const headsIn = (text: string): Head[] =>
  [...text.matchAll(/^\s*(\d{4}-\d\d-\d\dT[\d:.]+Z) (\d{1,9}) ([0-9a-f]{64})\s*$/gm)].map(
    ([, time = '', seal, hash = '']) => ({ time, seal: Number(seal), hash }),
  )
