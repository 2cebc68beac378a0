import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { email, newPassword, username } from 'contract/access/credentials'
import { limits } from 'contract/platform/limits'
import { z } from 'zod'
import { locationSettings } from './file-locations.ts'
import { operatorSettings } from './operator.ts'
import { keySettings } from './operator-keys.ts'
import { plainConnections } from './plain-connections.ts'
import { providerSettings } from './provider.ts'
import {
  address,
  host,
  listOf,
  oneOf,
  pageAddress,
  roleList,
  secret,
  text,
  textAs,
  textOf,
  trueOrFalse,
  wholeNumber,
} from './read-setting.ts'
import { tracesSettings } from './traces.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const publicAddress = (value: string): string | null => {
  const url = pageAddress(value)
  return url && !url.search && !url.hash ? url.href.replace(/\/+$/, '') : null
}

/** A password with such a sign reads as a host that is none; which one is wrong is not said, for it is a secret. */
const addressOfDatabase =
  'an address such as postgres://user:password@host:5432/database, where the password has %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for %'

const databaseAddress = (value: string): string | null => {
  const url = URL.canParse(value) ? new URL(value) : null
  const named = url && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1
  // A server on this machine may be reached by its socket: postgres:///name?host=/folder
  return named && (url.hostname || url.searchParams.get('host')) ? value : null
}

const canDecode = (value: string): boolean => {
  try {
    return decodeURIComponent(value) !== '' || value === ''
  } catch {
    return false
  }
}

const mailAddress = (value: string): string | null => {
  const url = address(value, ['smtp:', 'smtps:'])
  const known = [...(url?.searchParams.keys() ?? [])].every((key) => key === 'from')
  if (!url || !known || !canDecode(url.username + url.password)) return null
  const from = url.searchParams.get('from')
  return from === null || email.safeParse(from).success ? value : null
}

const isProxy = (value: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [ip = '', bits, ...rest] = value.split('/')
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1
  return (
    widest > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest))
  )
}

/** As a host of an address is written, with or without a port. */
const isHostWithPort = (value: string): boolean => {
  const url = URL.canParse(`https://${value}`) ? new URL(`https://${value}`) : null
  return url !== null && [url.host, `${url.hostname}:443`].includes(value.toLowerCase())
}

const virusScanner = (value: string): { host: string; port: number } | 'off' | null => {
  if (value === 'off') return value
  const url = address(value, ['clamd:'])
  return url?.port && url.pathname.length <= 1 ? { host: url.hostname, port: Number(url.port) } : null
}

/** Every setting an operator can give, by its name in the environment; docs/operating.md says what each means. */
export const knownSettings = z.object({
  PORT: wholeNumber(65_535).default(8000),
  HOST: host.default('127.0.0.1'),
  PUBLIC_BASE_URL: textAs(publicAddress, 'an address such as https://vereda.example.org').optional(),
  DATA_DIR: text.prefault('./data').transform((path) => resolve(path)),
  /** None: the embedded database. */
  DATABASE_URL: textAs(databaseAddress, addressOfDatabase).optional(),
  /** Where DATABASE_URL leads to a pool in transaction mode: PostgreSQL itself. */
  DATABASE_SESSION_URL: textAs(databaseAddress, addressOfDatabase).optional(),
  /** A standby of the database, for figures and lists that may be a little old. */
  DATABASE_REPLICA_URL: textAs(databaseAddress, addressOfDatabase).optional(),
  /** How old they may be. */
  DATABASE_REPLICA_SECONDS: wholeNumber(3600).default(5),
  /** None: each e-mail becomes a file below DATA_DIR. */
  SMTP_URL: textAs(
    mailAddress,
    'an address such as smtp://user:password@host:587?from=vereda@example.org',
  ).optional(),
  ...locationSettings,
  /** The first superuser, made when the database is empty. */
  ADMIN_USERNAME: textOf(username, 'of 5 characters or more, without @').optional(),
  ADMIN_EMAIL: textOf(email, 'an e-mail address').optional(),
  // spaces around a password belong to it
  ADMIN_PASSWORD: textOf(newPassword, 'of 8 to 128 characters', z.string()).optional(),
  /** Numbers of roles whose people must have a second factor. */
  REQUIRE_SECOND_FACTOR: roleList,
  REGISTRATION: oneOf('open', 'closed').default('open'),
  /** Addresses, ranges in CIDR form, or `loopback`, `linklocal`, `uniquelocal`. */
  TRUST_PROXY: listOf(
    z.string().refine(isProxy),
    'IP addresses or ranges such as 10.0.0.0/8, with commas between them',
  ).default([]),
  /** Of one user; 0: no limit. */
  RATE_LIMIT_PER_SECOND: wholeNumber(100_000).default(50),
  /** Of one address that is not signed in. */
  ANONYMOUS_RATE_LIMIT_PER_SECOND: wholeNumber(100_000).default(20),
  /** Whether HSTS holds for the names below that of PUBLIC_BASE_URL too. */
  HSTS_SUBDOMAINS: trueOrFalse.default(true),
  /** Free space below which uploads are refused. */
  MIN_FREE_MB: wholeNumber(1_000_000_000).default(2048),
  AV: textAs(virusScanner, 'off or clamd://host:port').default('off'),
  BACKUP_PASSPHRASE: secret(limits.passwordMinimum).optional(),
  ...keySettings,
  /** 0: kept for ever. */
  EVIDENCE_RETENTION_MONTHS: wholeNumber(1200).default(60),
  /** None: no metrics. */
  METRICS_PORT: wholeNumber(65_535).optional(),
  /** Hosts of one's own network that webhooks may reach, as `host` or `host:port`. */
  WEBHOOK_HOSTS: listOf(
    z.string().refine(isHostWithPort).toLowerCase(),
    'names of hosts, or host:port, with commas between them',
  ).default([]),
  REVIEW_FOUR_EYES: trueOrFalse.default(false),
  ...operatorSettings,
  ...providerSettings,
  ...tracesSettings,
  LOG_LEVEL: oneOf(...logLevels).default('info'),
  PLAIN_CONNECTIONS: plainConnections.default([]),
})
