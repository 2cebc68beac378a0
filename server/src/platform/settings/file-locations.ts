import { resolve } from 'node:path'
import { email } from 'contract/access/credentials'
import type { S3Place } from '../storage/s3.ts'
import { address, type Environment, given, wrong } from './read-setting.ts'

/** Where uploaded files lie. The keys for S3 come from the usual AWS variables, which its own client reads. */
export type FilesPlace = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Place)

/** Where the head of the audit's chain is written. */
export type AuditHeadPlace =
  | { kind: 'file'; path: string }
  | ({ kind: 's3' } & S3Place)
  | { kind: 'mail'; to: string }

const s3Place = (text: string): ({ kind: 's3' } & S3Place) | null => {
  const url = address(text, ['s3:'])
  const endpoint = url?.searchParams.get('endpoint') ?? null
  const known = [...(url?.searchParams.keys() ?? [])].every((key) => key === 'endpoint' || key === 'region')
  if (!url || !known || (endpoint !== null && !address(endpoint, ['http:', 'https:']))) return null
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    endpoint,
    region: url.searchParams.get('region'),
  }
}

const exampleOfS3 = 's3://bucket/prefix?endpoint=https://host&region=name'

export const filesPlace = (env: Environment, dataDir: string): FilesPlace => {
  const text = given(env, 'FILES_URL')
  if (!text) return { kind: 'disk', folder: resolve(dataDir, 'files') }
  const place = s3Place(text)
  if (!place) throw wrong('FILES_URL', `an address such as ${exampleOfS3}`)
  return place
}

const audit = 'AUDIT_HEAD_TO'

export const auditHeadPlace = (env: Environment): AuditHeadPlace | null => {
  const text = given(env, audit)
  if (!text) return null
  if (text.startsWith('s3:')) {
    const place = s3Place(text)
    if (!place) throw wrong(audit, `an address such as ${exampleOfS3}`)
    return place
  }
  if (text.startsWith('mailto:')) {
    const to = email.safeParse(text.slice('mailto:'.length))
    if (!to.success) throw wrong(audit, 'an address such as mailto:auditor@example.org')
    return { kind: 'mail', to: to.data }
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || text.endsWith('/'))
    throw wrong(audit, 'the path of a file, s3://… or mailto:…')
  return { kind: 'file', path: resolve(text) }
}
