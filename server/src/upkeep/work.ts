import { purgeAudit } from '../audit/queries.ts'
import { sealAudit } from '../audit/seals/seal.ts'
import type { Database } from '../database/open.ts'
import type { Evidence } from '../files/evidence.ts'
import { sweep, sweepAges } from '../files/upkeep/sweep.ts'
import { forgetOldKeys } from '../idempotency/queries.ts'
import { forgetOldSessions, forgetOldTokens } from '../sessions/queries.ts'
import type { Settings } from '../settings.ts'
import { forgetOldAttempts } from '../throttles/queries.ts'
import type { Work } from './regularly.ts'

const minute = 60_000
const hour = 60 * minute

/** All that the server does by itself and nobody asks for. A feature with leftovers of its own adds a line. */
export const regularWork = (
  { db }: Pick<Database, 'db'>,
  evidence: Evidence,
  { evidenceRetentionMonths }: Pick<Settings, 'evidenceRetentionMonths'>,
): Work[] => [
  { name: 'seal the audit', every: minute, work: () => sealAudit(db) },
  { name: 'purge the audit', every: hour, work: () => purgeAudit(db) },
  { name: 'sweep files', every: hour, work: () => sweep(db, evidence, sweepAges(evidenceRetentionMonths)) },
  { name: 'forget attempts', every: hour, work: () => forgetOldAttempts(db) },
  { name: 'forget answers kept for repeats', every: hour, work: () => forgetOldKeys(db) },
  { name: 'forget tokens', every: hour, work: () => forgetOldTokens(db) },
  { name: 'forget sessions', every: hour, work: () => forgetOldSessions(db) },
]
