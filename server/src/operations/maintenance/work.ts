import { purgeOldSessions } from '../../access/session-queries.ts'
import { purgeOldTokens } from '../../access/token-queries.ts'
import type { Evidence } from '../../evaluation/files/evidence.ts'
import { sweep, sweepAges } from '../../evaluation/files/maintenance/sweep.ts'
import { remindOfPlans } from '../../evaluation/overdue/reminder-queries.ts'
import { purgeOldChallenges } from '../../people/passkeys/challenge-queries.ts'
import { purgeAudit } from '../../platform/audit/queries.ts'
import { sealAudit } from '../../platform/audit/seals/seal.ts'
import type { Database } from '../../platform/database/open.ts'
import { purgeOldKeys } from '../../platform/http/idempotency-queries.ts'
import { purgeOldAttempts } from '../../platform/http/throttle-queries.ts'
import type { Settings } from '../../platform/settings/settings.ts'
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
  { name: 'remind of plans', every: hour, work: () => remindOfPlans(db) },
  { name: 'forget attempts', every: hour, work: () => purgeOldAttempts(db) },
  { name: 'forget challenges', every: hour, work: () => purgeOldChallenges(db) },
  { name: 'forget answers kept for repeats', every: hour, work: () => purgeOldKeys(db) },
  { name: 'forget tokens', every: hour, work: () => purgeOldTokens(db) },
  { name: 'forget sessions', every: hour, work: () => purgeOldSessions(db) },
]
