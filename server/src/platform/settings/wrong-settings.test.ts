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

describe('a wrong value stops the start with one line that names the setting and keeps its value to itself', () => {
  test.each<[string, Environment]>([
    ['PORT', { PORT: 'secret' }],
    ['REQUIRE_SECOND_FACTOR', { REQUIRE_SECOND_FACTOR: '0,secret' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '80.5' }],
    ['PORT', { PORT: '-1' }],
    ['HOST', { HOST: 'secret host' }],
    ['PUBLIC_BASE_URL', { PUBLIC_BASE_URL: 'secret.example.org' }],
    ['PUBLIC_BASE_URL', { PUBLIC_BASE_URL: 'ftp://secret.example.org' }],
    ['PUBLIC_BASE_URL', { PUBLIC_BASE_URL: 'https://example.org/?secret' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://user:secret@host/name' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@host' }],
    ['DATABASE_URL', { DATABASE_URL: 'secret' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres:///secret' }],
    ['FILES_URL', { FILES_URL: '/secret/folder' }],
    ['FILES_URL', { FILES_URL: 's3://bucket?endpoint=secret' }],
    ['FILES_URL', { FILES_URL: 's3://bucket?password=secret' }],
    ['AUDIT_HEAD_TO', { AUDIT_HEAD_TO: 'https://secret.example.org' }],
    ['AUDIT_HEAD_TO', { AUDIT_HEAD_TO: 'mailto:secret' }],
    ['AUDIT_HEAD_TO', { AUDIT_HEAD_TO: 's3://heads?password=secret' }],
    ['AUDIT_HEAD_TO', { AUDIT_HEAD_TO: '/secret/folder/' }],
    ['SMTP_URL', { SMTP_URL: 'https://user:secret@host' }],
    ['ADMIN_EMAIL', { ADMIN_USERNAME: 'secret-name' }],
    ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'secret-name', ADMIN_EMAIL: 'secret@example.org' }],
    ['ADMIN_USERNAME', { ...admin, ADMIN_USERNAME: 'a@secret' }],
    ['ADMIN_EMAIL', { ...admin, ADMIN_EMAIL: 'secret' }],
    ['ADMIN_PASSWORD', { ...admin, ADMIN_PASSWORD: 'secret' }],
    ['REGISTRATION', { REGISTRATION: 'secret' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'secret' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'fd00::/8/8' }],
    ['RATE_LIMIT_PER_SECOND', { RATE_LIMIT_PER_SECOND: '1e3' }],
    ['MIN_FREE_MB', { MIN_FREE_MB: '2 GB' }],
    ['AV', { AV: 'on' }],
    ['AV', { AV: 'clamd://secret' }],
    ['BACKUP_PASSPHRASE', { BACKUP_PASSPHRASE: 'secret' }],
    ['FILES_KEY', { FILES_KEY: 'secret' }],
    ['FILES_KEY', { FILES_KEY: Buffer.alloc(31).toString('base64') }],
    ['FILES_KEY', { FILES_KEY: `${key.toString('base64')}!` }],
    ['FILES_KEY_ALSO', { FILES_KEY_ALSO: `${key.toString('base64')},secret` }],
    ['FILES_KMS', { FILES_KMS: 'http://secret.example.org:8200/v1/transit/keys/vereda' }],
    ['FILES_KMS', { FILES_KMS: 'https://secret.example.org/v1/transit' }],
    ['FILES_KMS_TOKEN', { FILES_KMS: 'https://secret.example.org/v1/transit/keys/vereda' }],
    ['FILES_KMS_ALSO_TOKEN', { FILES_KMS_ALSO: 'https://secret.example.org/v1/transit/keys/vereda' }],
    [
      'FILES_KMS_ALSO',
      {
        FILES_KMS: 'https://secret.example.org/v1/transit/keys/vereda',
        FILES_KMS_TOKEN: 'secret',
        FILES_KMS_ALSO: 'https://secret.example.com/v1/transit/keys/vereda',
        FILES_KMS_ALSO_TOKEN: 'secret',
      },
    ],
    [
      'OTEL_EXPORTER_OTLP_HEADERS',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_EXPORTER_OTLP_HEADERS: 'a=secret%' },
    ],
    ['EVIDENCE_RETENTION_MONTHS', { EVIDENCE_RETENTION_MONTHS: 'never' }],
    ['REVIEW_FOUR_EYES', { REVIEW_FOUR_EYES: 'yes' }],
    ['OPERATOR_NAME', { OPERATOR_NAME: 'secret'.repeat(21) }],
    ['OPERATOR_CONTACT', { OPERATOR_CONTACT: 'secret' }],
    ['OPERATOR_CONTACT', { OPERATOR_CONTACT: 'javascript://secret' }],
    ['POWERED_BY', { POWERED_BY: 'secret\nline' }],
    ['POWERED_BY_URL', { POWERED_BY_URL: 'secret.example.org' }],
    ['POWERED_BY_URL', { POWERED_BY_URL: 'https://user:secret@example.org' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'secret', OIDC_CLIENT_ID: 'vereda' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://secret.example.org', OIDC_CLIENT_ID: 'vereda' }],
    ['OIDC_ISSUER', { OIDC_CLIENT_SECRET: 'secret' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://secret.example.org' }],
    ['OIDC_ROLES', { OIDC_ROLES: 'secret' }],
    ['WEBHOOK_HOSTS', { WEBHOOK_HOSTS: 'https://secret.example.org/path' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'verbose' }],
    ['FILES_KEY_FILE', { FILES_KEY_FILE: '/nowhere/secret' }],
    ['FILES_KEY_FILE', { FILES_KEY_FILE: '/etc/hostname', FILES_KEY: key.toString('base64') }],
    ['PLAIN_CONNECTIONS', { PLAIN_CONNECTIONS: 'secret' }],
    ['PLAIN_CONNECTIONS', { ...https, DATABASE_URL: 'postgres://user:secret@database/vereda' }],
    ['PLAIN_CONNECTIONS', { ...https, FILES_URL: 's3://bucket?endpoint=http://secret.example.org' }],
    ['PLAIN_CONNECTIONS', { ...https, AV: 'clamd://scanner:3310' }],
    ['PLAIN_CONNECTIONS', { ...https, AV: 'clamd://scanner:3310', PLAIN_CONNECTIONS: 'database' }],
  ])('%s', (name, env) => {
    const message = refusalOf(env)
    expect(message).toMatch(new RegExp(`^The setting ${name} is wrong: it must be [^\n]+[.]$`))
    expect(message).not.toMatch(/secret|marisol/)
  })
})

const refusalOf = (env: Environment): string => {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof Error && error.name === 'Refusal') return error.message
    throw error
  }
  throw new Error('nothing was refused')
}
