import { purgePersonalTokens } from '../../access/personal-token-queries.ts'
import { purgeOldTickets } from '../../access/second-step/ticket-queries.ts'
import { purgeOldSessions } from '../../access/session-queries.ts'
import { purgeOldTokens } from '../../access/token-queries.ts'
import type { Evidence } from '../../evaluation/files/evidence.ts'
import { sweep, sweepAges } from '../../evaluation/files/maintenance/sweep.ts'
import { remindOfPlans } from '../../evaluation/overdue/reminder-queries.ts'
import { purgeDeliveries } from '../../exchange/webhooks/sending/queries.ts'
import { sendWebhooks } from '../../exchange/webhooks/sending/send-webhooks.ts'
import { announceChanges, purgeChanges } from '../../insight/changes/announce-queries.ts'
import { purgeOldChallenges } from '../../people/passkeys/challenge-queries.ts'
import { purgeAudit } from '../../platform/audit/queries.ts'
import { sealAudit } from '../../platform/audit/seals/seal.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Database } from '../../platform/database/open.ts'
import { purgeOldKeys } from '../../platform/http/idempotency-queries.ts'
import { purgeOldAttempts } from '../../platform/http/throttle-queries.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Work } from './regularly.ts'

const minute = 60_000
const hour = 60 * minute

/** Webhooks get what is sealed, in its order. */
const sealAndAnnounce = async (db: Db): Promise<void> => {
  await sealAudit(db)
  await announceChanges(db)
}

/** All work that no request starts. A feature that leaves something to clean up adds a line. */
export const regularWork = (
  { db }: Pick<Database, 'db'>,
  evidence: Evidence,
  { evidenceRetentionMonths, webhookHosts }: Pick<Settings, 'evidenceRetentionMonths' | 'webhookHosts'>,
): Work[] => [
  { name: 'seal the audit', every: minute, work: () => sealAndAnnounce(db) },
  { name: 'send to webhooks', every: 10_000, work: () => sendWebhooks(db, { hosts: webhookHosts }) },
  { name: 'purge the log of webhooks', every: hour, work: () => purgeDeliveries(db) },
  { name: 'purge the audit', every: hour, work: () => purgeAudit(db) },
  { name: 'purge the feed of changes', every: hour, work: () => purgeChanges(db) },
  { name: 'sweep files', every: hour, work: () => sweep(db, evidence, sweepAges(evidenceRetentionMonths)) },
  { name: 'remind of plans', every: hour, work: () => remindOfPlans(db) },
  { name: 'forget attempts', every: hour, work: () => purgeOldAttempts(db) },
  { name: 'forget challenges', every: hour, work: () => purgeOldChallenges(db) },
  { name: 'forget answers kept for repeats', every: hour, work: () => purgeOldKeys(db) },
  { name: 'forget tokens', every: hour, work: () => purgeOldTokens(db) },
  { name: 'forget personal tokens', every: hour, work: () => purgePersonalTokens(db) },
  { name: 'forget tickets of sign-ins', every: hour, work: () => purgeOldTickets(db) },
  { name: 'forget sessions', every: hour, work: () => purgeOldSessions(db) },
]
