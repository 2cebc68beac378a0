import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Environment } from './read-setting.ts'
import { readSettings } from './settings.ts'

const key = Buffer.alloc(32, 7)
const admin = {
  ADMIN_USERNAME: 'marisol',
  ADMIN_EMAIL: 'marisol@example.org',
  ADMIN_PASSWORD: 'a long password',
}

const https = { PUBLIC_BASE_URL: 'https://vereda.example.org' }

test('a secret may lie in a file, where a secret store puts it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vereda-secrets-'))
  const path = join(folder, 'key')
  writeFileSync(path, `${key.toString('base64')}\n`)
  expect(readSettings({ FILES_KEY_FILE: path }).filesKey).toEqual(key)
  rmSync(folder, { recursive: true })
})

test.each<Environment>([
  { ...https, DATABASE_URL: 'postgres://user:word@127.0.0.1/vereda' },
  { ...https, DATABASE_URL: 'postgres:///vereda?host=/var/run/postgresql' },
  { ...https, DATABASE_URL: 'postgres://user:word@database/vereda?sslmode=verify-full' },
  { ...https, DATABASE_URL: 'postgres://user:word@database/vereda', PLAIN_CONNECTIONS: 'database' },
  { ...https, FILES_URL: 's3://bucket?endpoint=https://files.example.org', AV: 'clamd://localhost:3310' },
  { DATABASE_URL: 'postgres://user:word@database/vereda' },
])('%j starts: what goes to another machine is encrypted, or the operator vouches for the way', (env) => {
  expect(() => readSettings(env)).not.toThrow()
})

test('nothing is set: it listens on this machine, keeps all in ./data, and asks for nothing else', () => {
  expect(readSettings({})).toEqual({
    port: 8000,
    host: '127.0.0.1',
    publicBaseUrl: 'http://localhost:8000',
    dataDir: resolve('data'),
    databaseUrl: null,
    databaseSessionUrl: null,
    databaseReplicaUrl: null,
    databaseReplicaSeconds: 5,
    filesPlace: { kind: 'disk', folder: resolve('data/files') },
    smtpUrl: null,
    firstAdmin: null,
    registrationOpen: true,
    secondFactorRoles: [],
    trustProxy: [],
    rateLimitPerSecond: 50,
    anonymousPerSecond: 20,
    hstsSubDomains: true,
    minFreeBytes: 2 * 1024 ** 3,
    virusScanner: null,
    backupPassphrase: null,
    backupPlace: null,
    filesKey: null,
    filesKeyAlso: [],
    filesKms: null,
    filesKmsAlso: null,
    evidenceRetentionMonths: 60,
    reviewFourEyes: false,
    operator: { name: null, contact: null, poweredBy: 'Vereda', poweredByUrl: null },
    provider: null,
    auditHeadTo: null,
    documentLogo: null,
    logLevel: 'info',
    metricsPort: null,
    tracesTo: null,
    webhookHosts: [],
  })
})

test('an empty setting counts as one that is not there', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_BASE_URL',
    'DATA_DIR',
    'DATABASE_URL',
    'FILES_URL',
    'SMTP_URL',
    'AV',
    'FILES_KEY',
  ]
  expect(readSettings(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(readSettings({}))
})

describe('a good value is taken', () => {
  test.each<[Environment, object]>([
    [{ PORT: '9000' }, { port: 9000, publicBaseUrl: 'http://localhost:9000' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ HOST: 'localhost' }, { host: 'localhost' }],
    [{ PUBLIC_BASE_URL: 'https://vereda.example.org/' }, { publicBaseUrl: 'https://vereda.example.org' }],
    [{ PUBLIC_BASE_URL: 'https://example.org/vereda' }, { publicBaseUrl: 'https://example.org/vereda' }],
    [
      { DATA_DIR: '/srv/vereda' },
      { dataDir: '/srv/vereda', filesPlace: { kind: 'disk', folder: '/srv/vereda/files' } },
    ],
    [{ DATABASE_URL: 'postgres://v:s@db:5432/vereda' }, { databaseUrl: 'postgres://v:s@db:5432/vereda' }],
    [{ DATABASE_URL: 'postgresql://db/vereda' }, { databaseUrl: 'postgresql://db/vereda' }],
    [{ DATABASE_URL: 'postgres:///vereda?host=/run/pg' }, { databaseUrl: 'postgres:///vereda?host=/run/pg' }],
    [
      { FILES_URL: 's3://evidence/of/schools/?endpoint=https://s3.example.org:9000&region=sa-east-1' },
      {
        filesPlace: {
          kind: 's3',
          bucket: 'evidence',
          prefix: 'of/schools',
          endpoint: 'https://s3.example.org:9000',
          region: 'sa-east-1',
        },
      },
    ],
    [
      { FILES_URL: 's3://evidence' },
      { filesPlace: { kind: 's3', bucket: 'evidence', prefix: '', endpoint: null, region: null } },
    ],
    [{ SMTP_URL: 'smtps://v:s@mail:465' }, { smtpUrl: 'smtps://v:s@mail:465' }],
    [
      admin,
      { firstAdmin: { username: 'marisol', email: 'marisol@example.org', password: 'a long password' } },
    ],
    [
      { ...admin, ADMIN_PASSWORD: ' spaces count ' },
      { firstAdmin: { username: 'marisol', email: 'marisol@example.org', password: ' spaces count ' } },
    ],
    [{ REQUIRE_SECOND_FACTOR: '0, 2' }, { secondFactorRoles: [0, 2] }],
    [{ REGISTRATION: 'closed' }, { registrationOpen: false }],
    [
      { TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,fd00::/8,loopback' },
      { trustProxy: ['10.0.0.1', '192.168.0.0/16', 'fd00::/8', 'loopback'] },
    ],
    [{ RATE_LIMIT_PER_SECOND: '0' }, { rateLimitPerSecond: 0 }],
    [{ MIN_FREE_MB: '1' }, { minFreeBytes: 1024 ** 2 }],
    [{ AV: 'clamd://scanner:3310' }, { virusScanner: { host: 'scanner', port: 3310 } }],
    [{ AV: 'off' }, { virusScanner: null }],
    [{ BACKUP_PASSPHRASE: 'four words in order' }, { backupPassphrase: 'four words in order' }],
    [
      { BACKUP_URL: 's3://archives/vereda?endpoint=https://s3.example.org' },
      {
        backupPlace: { kind: 's3', bucket: 'archives', prefix: 'vereda', endpoint: 'https://s3.example.org' },
      },
    ],
    [{ FILES_KEY: key.toString('base64') }, { filesKey: key }],
    [{ EVIDENCE_RETENTION_MONTHS: '0' }, { evidenceRetentionMonths: 0 }],
    [{ REVIEW_FOUR_EYES: 'true' }, { reviewFourEyes: true }],
    [
      { OPERATOR_NAME: 'Red de escuelas', OPERATOR_CONTACT: 'datos@example.org' },
      { operator: { name: 'Red de escuelas', contact: 'datos@example.org' } },
    ],
    [
      { OPERATOR_CONTACT: 'https://example.org/datos' },
      { operator: { contact: 'https://example.org/datos' } },
    ],
    [
      { POWERED_BY: 'Fundación', POWERED_BY_URL: 'https://example.org' },
      { operator: { poweredBy: 'Fundación', poweredByUrl: 'https://example.org/' } },
    ],
    [{ AUDIT_HEAD_TO: '/srv/heads.txt' }, { auditHeadTo: { kind: 'file', path: '/srv/heads.txt' } }],
    [
      { AUDIT_HEAD_TO: 'mailto:auditor@example.org' },
      { auditHeadTo: { kind: 'mail', to: 'auditor@example.org' } },
    ],
    [
      { AUDIT_HEAD_TO: 's3://heads/of/vereda' },
      { auditHeadTo: { kind: 's3', bucket: 'heads', prefix: 'of/vereda', endpoint: null, region: null } },
    ],
    [
      { WEBHOOK_HOSTS: 'Warehouse.local, 10.0.0.7:8443' },
      { webhookHosts: ['warehouse.local', '10.0.0.7:8443'] },
    ],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  ])('%j', (env, expected) => {
    expect(readSettings(env)).toMatchObject(expected)
  })
})

test('a logo of papers has the name of whose it is, or that of the operator', () => {
  const path = '/etc/vereda/logo.png'
  expect(readSettings({ PAPER_LOGO: path, PAPER_LOGO_NAME: 'Ministry' }).documentLogo).toEqual({
    path,
    name: 'Ministry',
  })
  expect(readSettings({ PAPER_LOGO: path, OPERATOR_NAME: 'Operator' }).documentLogo?.name).toBe('Operator')
  expect(() => readSettings({ PAPER_LOGO: path })).toThrow('PAPER_LOGO_NAME')
  expect(() => readSettings({ PAPER_LOGO: '/etc/passwd', PAPER_LOGO_NAME: 'M' })).toThrow('PAPER_LOGO')
})
