import { readFileSync } from 'node:fs'
import { type Environment, valueOf, wrong } from './read-setting.ts'

/** Settings that are secrets, or hold one. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_SESSION_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'BACKUP_PASSPHRASE',
  'FILES_KEY',
  'FILES_KEY_ALSO',
  'FILES_KMS_TOKEN',
  'FILES_KMS_ALSO_TOKEN',
  'OIDC_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

const textOf = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw wrong(name, 'the path of a file that can be read')
  }
}

/**
 * The environment with each secret that a secret store put into a file: `FILES_KEY_FILE=/run/secrets/key` stands for
 * `FILES_KEY`. Both at once are refused, because one of them would be forgotten when the secret is replaced.
 */
export const withSecretFiles = (env: Environment): Environment => {
  const read = secrets.flatMap((name) => {
    const path = valueOf(env, `${name}_FILE`)
    if (path === null) return []
    if (valueOf(env, name) !== null) throw wrong(`${name}_FILE`, `not set beside ${name}`)
    return [[name, textOf(`${name}_FILE`, path)]]
  })
  return { ...env, ...Object.fromEntries(read) }
}
