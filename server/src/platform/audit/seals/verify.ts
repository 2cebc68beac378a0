import type { Db } from '../../database/db.ts'
import type { Head } from '../heads/head.ts'
import { beginning, chain, hashLength, lastHash } from './chain.ts'
import {
  idsOfAudit,
  rowsUnderSeal,
  rowsWithoutSeal,
  type Seal,
  type StoredRow,
  sealsAfter,
} from './queries.ts'

type Fault = { seal: number; row: number | null; what: string }

type VerifiedAudit = {
  rows: number
  /** Where the chain is broken, the first places at most. */
  faults: Fault[]
  /** The newest hash: written down elsewhere, it proves later that nothing before it was made anew. */
  head: string
  /** Whether the hash asked for is part of the chain; null when none was asked for. */
  hasExpected: boolean | null
  /** Number and time of the newest seal; null without one. */
  newest: { seal: number; at: string } | null
  /** Heads written down outside that agree with the chain, and those older than what is kept. */
  heads: { agree: number; older: number }
}

const mostFaults = 100
const sealsAtOnce = 20
/** Ids looked at in one statement, which others wait for. */
const idsAtOnce = 100_000

const hashAt = ({ hashes }: Seal, at: number) => hashes.subarray(at * hashLength, (at + 1) * hashLength)

const faultOf = (row: StoredRow | undefined, previous: Buffer, hash: Buffer): string | null => {
  if (!row) return 'the row is gone'
  if (!chain(previous, row.content).equals(hash)) return 'the row is not what was sealed'
  return row.isPersonalWhole ? null : 'its personal part is not what was sealed'
}

const faultsOfSeal = async (db: Db, seal: Seal): Promise<Fault[]> => {
  const stored = new Map((await rowsUnderSeal(db, seal.audit_ids)).map((row) => [row.id, row]))
  return seal.audit_ids.flatMap((id, at) => {
    const previous = at === 0 ? seal.previous : hashAt(seal, at - 1)
    const what = faultOf(stored.get(id), previous, hashAt(seal, at))
    return what ? [{ seal: seal.number, row: id, what }] : []
  })
}

/** The seals follow each other without a gap, each on the hash of the one before; the first kept one may be any. */
const followsOn = (seal: Seal, before: Seal | null): string | null => {
  if (!before)
    return seal.number > 1 || seal.previous.equals(beginning) ? null : 'the first seal has a forerunner'
  if (seal.number !== before.number + 1) return 'a seal before this one is gone'
  return seal.previous.equals(lastHash(before.hashes)) ? null : 'it does not go on from the seal before'
}

const includesHash = (seal: Seal, expected: Buffer | null): boolean =>
  expected !== null && seal.audit_ids.some((_, at) => hashAt(seal, at).equals(expected))

const unsealed = async (db: Db): Promise<number[]> => {
  const { first, last } = await idsOfAudit(db)
  const found: number[] = []
  for (let from = first ?? 1; from <= (last ?? 0) && found.length < mostFaults; from += idsAtOnce)
    found.push(...(await rowsWithoutSeal(db, from, from + idsAtOnce - 1)))
  return found
}

const retention = 400 * 86_400_000

/** Faults of the chain that heads written down outside prove. */
const comparison = (heads: readonly Head[]) => {
  const bySeal = new Map<number, Head[]>()
  for (const head of heads) bySeal.set(head.seal, [...(bySeal.get(head.seal) ?? []), head])
  let agree = 0
  return {
    faultsAt: (seal: Seal): Fault[] => {
      const known = bySeal.get(seal.number) ?? []
      bySeal.delete(seal.number)
      const hash = lastHash(seal.hashes).toString('hex')
      const others = known.filter((head) => head.hash !== hash)
      agree += known.length - others.length
      return others.map(({ time }) => ({
        seal: seal.number,
        row: null,
        what: `it is not the seal that was written down at ${time}`,
      }))
    },
    /** Seals that were written down and are not there: purged after their 400 days, or cut off. */
    rest: (first: number | null): { older: number; faults: Fault[] } => {
      const gone = [...bySeal.values()].flat()
      const isPurged = ({ seal, time }: Head) =>
        first !== null && seal < first && Date.now() - Date.parse(time) > retention
      const faults = gone
        .filter((head) => !isPurged(head))
        .map(({ seal, time }) => ({ seal, row: null, what: `the seal written down at ${time} is gone` }))
      return { older: gone.length - faults.length, faults }
    },
    agreeing: () => agree,
  }
}

/**
 * Computes the chain anew and says where it is broken. `expected` is a hash that an earlier check printed, `heads` are
 * those written down outside.
 */
export const verifyAudit = async (
  db: Db,
  expected: Buffer | null = null,
  heads: readonly Head[] = [],
): Promise<VerifiedAudit> => {
  let before: Seal | null = null
  let first: number | null = null
  let rows = 0
  let isFound = false
  const faults: Fault[] = []
  const compared = comparison(heads)
  for (;;) {
    const seals: Seal[] = await sealsAfter(db, before?.number ?? 0, sealsAtOnce)
    for (const seal of seals) {
      const what = followsOn(seal, before)
      if (what) faults.push({ seal: seal.number, row: null, what })
      faults.push(...(await faultsOfSeal(db, seal)), ...compared.faultsAt(seal))
      rows += seal.audit_ids.length
      isFound ||= includesHash(seal, expected)
      first ??= seal.number
      before = seal
    }
    if (seals.length < sealsAtOnce || faults.length >= mostFaults) break
  }
  const { older, faults: gone } = faults.length < mostFaults ? compared.rest(first) : { older: 0, faults: [] }
  faults.push(...gone)
  for (const row of await unsealed(db)) faults.push({ seal: 0, row, what: 'no seal holds the row' })
  return {
    rows,
    faults: faults.slice(0, mostFaults),
    head: before ? lastHash(before.hashes).toString('hex') : '',
    newest: before && { seal: before.number, at: before.sealed_at },
    hasExpected: expected && isFound,
    heads: { agree: compared.agreeing(), older },
  }
}
