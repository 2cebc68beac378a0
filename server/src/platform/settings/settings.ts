import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { email, newPassword, username } from 'contract/access/credentials'
import { limits } from 'contract/platform/limits'
import { type AuditHeadPlace, auditHeadPlace, type FilesPlace, filesPlace } from './file-locations.ts'
import { type Operator, readOperator } from './operator.ts'
import { refusePlainConnections } from './plain-connections.ts'
import { address, type Environment, given, host, oneOf, secret, wholeNumber, wrong } from './read-setting.ts'
import { withSecretFiles } from './secret-files.ts'

type LogLevel = (typeof logLevels)[number]

/** All that an operator can set, checked; what each means stands in docs/operating.md. */
export type Settings = {
  port: number
  host: string
  /** Without a slash at its end. */
  publicBaseUrl: string
  /** Absolute. */
  dataDir: string
  /** Null: the embedded database. */
  databaseUrl: string | null
  filesPlace: FilesPlace
  /** Null: each letter becomes a file below `dataDir`. */
  smtpUrl: string | null
  /** The first superuser, made when the database is empty. */
  firstAdmin: { username: string; email: string; password: string } | null
  registrationOpen: boolean
  /** Addresses, ranges in CIDR form, or `loopback`, `linklocal`, `uniquelocal`. */
  trustProxy: string[]
  /** Of one user; 0: no limit. */
  rateLimitPerSecond: number
  /** Of one address that is not signed in. */
  anonymousPerSecond: number
  /** Whether HSTS holds for the names below that of `publicBaseUrl` too. */
  hstsSubDomains: boolean
  /** Free space in bytes below which uploads are refused. */
  minFreeBytes: number
  /** Null: uploads are not given to a virus scanner. */
  virusScanner: { host: string; port: number } | null
  backupPassphrase: string | null
  /** 32 bytes; null: files are stored as they are. */
  filesKey: Buffer | null
  /** 0: kept for ever. */
  evidenceRetentionMonths: number
  reviewFourEyes: boolean
  operator: Operator
  /** Null: the head of the audit's chain is written nowhere outside. */
  auditHeadTo: AuditHeadPlace | null
  /** Not an operator's: the demonstration lets photos go first while it fills itself, for nobody else is there. */
  photoNiceness?: number
  logLevel: LogLevel
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/**
 * Reads every setting once. A wrong one throws a refusal: one line that names the setting and what it must be,
 * and never its value, which may be a secret. An empty setting counts as one that is not there.
 */
export const readSettings = (environment: Environment): Settings => {
  const env = withSecretFiles(environment)
  const port = wholeNumber(env, 'PORT', { fallback: 8000, most: 65_535 })
  const dataDir = resolve(given(env, 'DATA_DIR') ?? './data')
  const settings: Settings = {
    port,
    host: host(env, 'HOST') ?? '127.0.0.1',
    publicBaseUrl: publicAddress(env) ?? `http://localhost:${port}`,
    dataDir,
    databaseUrl: databaseAddress(env),
    filesPlace: filesPlace(env, dataDir),
    smtpUrl: mailAddress(env),
    firstAdmin: firstAdmin(env),
    registrationOpen: oneOf(env, 'REGISTRATION', ['open', 'closed'], 'open') === 'open',
    trustProxy: trustedProxies(env),
    rateLimitPerSecond: wholeNumber(env, 'RATE_LIMIT_PER_SECOND', { fallback: 50, most: 100_000 }),
    anonymousPerSecond: wholeNumber(env, 'ANONYMOUS_RATE_LIMIT_PER_SECOND', {
      fallback: 20,
      most: 100_000,
    }),
    hstsSubDomains: oneOf(env, 'HSTS_SUBDOMAINS', ['true', 'false'], 'true') === 'true',
    minFreeBytes: wholeNumber(env, 'MIN_FREE_MB', { fallback: 2048, most: 1_000_000_000 }) * 1024 * 1024,
    virusScanner: virusScanner(env),
    backupPassphrase: secret(env, 'BACKUP_PASSPHRASE', limits.passwordMinimum),
    filesKey: filesKey(env),
    evidenceRetentionMonths: wholeNumber(env, 'EVIDENCE_RETENTION_MONTHS', { fallback: 60, most: 1200 }),
    reviewFourEyes: oneOf(env, 'REVIEW_FOUR_EYES', ['true', 'false'], 'false') === 'true',
    operator: readOperator(env),
    auditHeadTo: auditHeadPlace(env),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
  }
  refusePlainConnections(env, settings)
  return settings
}

const publicAddress = (env: Environment): string | null => {
  const text = given(env, 'PUBLIC_BASE_URL')
  if (!text) return null
  const url = address(text, ['http:', 'https:'])
  if (!url || url.search || url.hash || url.username || url.password) {
    throw wrong('PUBLIC_BASE_URL', 'an address such as https://vereda.example.org')
  }
  return url.href.replace(/\/+$/, '')
}

const databaseAddress = (env: Environment): string | null => {
  const text = given(env, 'DATABASE_URL')
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const named = url && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1
  // A server on this machine may be reached by its socket: postgres:///name?host=/folder
  if (!named || !(url.hostname || url.searchParams.get('host'))) {
    throw wrong('DATABASE_URL', 'an address such as postgres://user:password@host:5432/database')
  }
  return text
}

const canDecode = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== '' || text === ''
  } catch {
    return false
  }
}

const mailAddress = (env: Environment): string | null => {
  const text = given(env, 'SMTP_URL')
  if (!text) return null
  const url = address(text, ['smtp:', 'smtps:'])
  const from = url?.searchParams.get('from') ?? null
  const known = [...(url?.searchParams.keys() ?? [])].every((key) => key === 'from')
  if (!url || !known || !canDecode(url.username + url.password)) {
    throw wrong('SMTP_URL', 'an address such as smtp://user:password@host:587?from=vereda@example.org')
  }
  if (from !== null && !email.safeParse(from).success)
    throw wrong('SMTP_URL', 'with an e-mail address as from')
  return text
}

const firstAdmin = (env: Environment): Settings['firstAdmin'] => {
  const names = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const
  const missing = names.filter((name) => !given(env, name))
  if (missing.length === names.length) return null
  if (missing[0]) throw wrong(missing[0], `set, because ${names.join(', ')} belong together`)
  const read = {
    username: username.safeParse(given(env, 'ADMIN_USERNAME')),
    email: email.safeParse(given(env, 'ADMIN_EMAIL')),
    password: newPassword.safeParse(env.ADMIN_PASSWORD),
  }
  if (!read.username.success) throw wrong('ADMIN_USERNAME', 'of 5 characters or more, without @')
  if (!read.email.success) throw wrong('ADMIN_EMAIL', 'an e-mail address')
  if (!read.password.success) throw wrong('ADMIN_PASSWORD', 'of 8 to 128 characters')
  return { username: read.username.data, email: read.email.data, password: read.password.data }
}

const trustedProxies = (env: Environment): string[] => {
  const proxies = (given(env, 'TRUST_PROXY') ?? '').split(',').map((each) => each.trim())
  const named = proxies.filter((each) => each !== '')
  if (!named.every(isProxy)) {
    throw wrong('TRUST_PROXY', 'IP addresses or ranges such as 10.0.0.0/8, with commas between them')
  }
  return named
}

const isProxy = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [ip = '', bits, ...rest] = text.split('/')
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1
  return (
    widest > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest))
  )
}

const virusScanner = (env: Environment): Settings['virusScanner'] => {
  const text = given(env, 'AV') ?? 'off'
  if (text === 'off') return null
  const url = address(text, ['clamd:'])
  if (!url?.port || url.pathname.length > 1) throw wrong('AV', 'off or clamd://host:port')
  return { host: url.hostname, port: Number(url.port) }
}

const filesKey = (env: Environment): Buffer | null => {
  const text = given(env, 'FILES_KEY')
  if (!text) return null
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32 || key.toString('base64') !== text)
    throw wrong('FILES_KEY', '32 bytes written in base64')
  return key
}
