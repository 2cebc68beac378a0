import { resolve } from 'node:path'
import type { z } from 'zod'
import type { FilesPlace } from './file-locations.ts'
import { knownSettings } from './known-settings.ts'
import type { Operator } from './operator.ts'
import { kmsOf } from './operator-keys.ts'
import { refusePlainConnections } from './plain-connections.ts'
import { providerOf } from './provider.ts'
import { type Environment, readBy, wrong } from './read-setting.ts'
import { withSecretFiles } from './secret-files.ts'
import { tracesOf } from './traces.ts'

type Read = z.output<typeof knownSettings>

const adminSettings = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const

const firstAdmin = (read: Read) => {
  const { ADMIN_USERNAME, ADMIN_EMAIL, ADMIN_PASSWORD } = read
  if (ADMIN_USERNAME && ADMIN_EMAIL && ADMIN_PASSWORD)
    return { username: ADMIN_USERNAME, email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  const missing = adminSettings.filter((name) => !read[name])
  if (missing[0] && missing.length < adminSettings.length)
    throw wrong(missing[0], `set, because ${adminSettings.join(', ')} belong together`)
  return null
}

const operatorOf = (read: Read): Operator => ({
  name: read.OPERATOR_NAME ?? null,
  contact: read.OPERATOR_CONTACT ?? null,
  poweredBy: read.POWERED_BY,
  poweredByUrl: read.POWERED_BY_URL ?? null,
})

const sessionUrlOf = ({ DATABASE_URL, DATABASE_SESSION_URL }: Read): string | null => {
  if (DATABASE_SESSION_URL && !DATABASE_URL) throw wrong('DATABASE_URL', 'set beside DATABASE_SESSION_URL')
  return DATABASE_SESSION_URL ?? null
}

const replicaUrlOf = ({ DATABASE_URL, DATABASE_REPLICA_URL }: Read): string | null => {
  if (DATABASE_REPLICA_URL && !DATABASE_URL) throw wrong('DATABASE_URL', 'set beside DATABASE_REPLICA_URL')
  return DATABASE_REPLICA_URL ?? null
}

const filesPlaceOf = (read: Read): FilesPlace =>
  read.FILES_URL ?? { kind: 'disk', folder: resolve(read.DATA_DIR, 'files') }

/** A logo tells a voice whose it is. */
const documentLogoOf = ({ PAPER_LOGO, PAPER_LOGO_NAME, OPERATOR_NAME }: Read) => {
  const name = PAPER_LOGO_NAME ?? OPERATOR_NAME
  if (PAPER_LOGO && !name) throw wrong('PAPER_LOGO_NAME', 'set beside PAPER_LOGO: whose logo it is')
  return PAPER_LOGO && name ? { path: PAPER_LOGO, name } : null
}

const settingsOf = (read: Read) => ({
  port: read.PORT,
  host: read.HOST,
  /** Without a slash at its end. */
  publicBaseUrl: read.PUBLIC_BASE_URL ?? `http://localhost:${read.PORT}`,
  /** Absolute. */
  dataDir: read.DATA_DIR,
  databaseUrl: read.DATABASE_URL ?? null,
  databaseSessionUrl: sessionUrlOf(read),
  databaseReplicaUrl: replicaUrlOf(read),
  databaseReplicaSeconds: read.DATABASE_REPLICA_SECONDS,
  filesPlace: filesPlaceOf(read),
  smtpUrl: read.SMTP_URL ?? null,
  firstAdmin: firstAdmin(read),
  registrationOpen: read.REGISTRATION === 'open',
  secondFactorRoles: read.REQUIRE_SECOND_FACTOR,
  trustProxy: read.TRUST_PROXY,
  rateLimitPerSecond: read.RATE_LIMIT_PER_SECOND,
  anonymousPerSecond: read.ANONYMOUS_RATE_LIMIT_PER_SECOND,
  hstsSubDomains: read.HSTS_SUBDOMAINS,
  minFreeBytes: read.MIN_FREE_MB * 1024 * 1024,
  virusScanner: read.AV === 'off' ? null : read.AV,
  backupPassphrase: read.BACKUP_PASSPHRASE ?? null,
  /** Where archives lie; null: where the command says. */
  backupPlace: read.BACKUP_URL ?? null,
  filesKey: read.FILES_KEY ?? null,
  filesKeyAlso: read.FILES_KEY_ALSO,
  ...kmsOf(read),
  evidenceRetentionMonths: read.EVIDENCE_RETENTION_MONTHS,
  metricsPort: read.METRICS_PORT ?? null,
  tracesTo: tracesOf(read),
  webhookHosts: read.WEBHOOK_HOSTS,
  reviewFourEyes: read.REVIEW_FOUR_EYES,
  operator: operatorOf(read),
  provider: providerOf(read),
  auditHeadTo: read.AUDIT_HEAD_TO ?? null,
  documentLogo: documentLogoOf(read),
  logLevel: read.LOG_LEVEL,
})

/** All that an operator can set, checked. */
export type Settings = ReturnType<typeof settingsOf> & {
  /** Not an operator's: the demonstration lets photos go first while it fills itself, for nobody else is there. */
  photoNiceness?: number
}

/**
 * Reads every setting once. A wrong one throws a refusal: one line that names the setting and what it must be,
 * and never its value, which may be a secret. An empty setting counts as one that is not there.
 */
export const readSettings = (environment: Environment): Settings => {
  const read = readBy(knownSettings, withSecretFiles(environment))
  const settings = settingsOf(read)
  refusePlainConnections(read.PLAIN_CONNECTIONS, settings)
  return settings
}
