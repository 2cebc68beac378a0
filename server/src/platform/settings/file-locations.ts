import { resolve } from 'node:path'
import { email } from 'contract/access/credentials'
import type { S3Place } from '../storage/s3.ts'
import { address, text, textAs } from './read-setting.ts'

type InS3 = { kind: 's3' } & S3Place

/** Where uploaded files lie. The keys for S3 come from the usual AWS variables, which its own client reads. */
export type FilesPlace = { kind: 'disk'; folder: string } | InS3

/** Where the head of the audit's chain is written. */
export type AuditHeadPlace = { kind: 'file'; path: string } | InS3 | { kind: 'mail'; to: string }

const s3Place = (value: string): InS3 | null => {
  const url = address(value, ['s3:'])
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

const auditHeadPlace = (value: string): AuditHeadPlace | null => {
  if (value.startsWith('s3:')) return s3Place(value)
  if (value.startsWith('mailto:')) {
    const { data } = email.safeParse(value.slice('mailto:'.length))
    return data === undefined ? null : { kind: 'mail', to: data }
  }
  const isPath = !/^[a-z][a-z0-9+.-]*:/i.test(value) && !value.endsWith('/')
  return isPath ? { kind: 'file', path: resolve(value) } : null
}

const exampleOfS3 = 's3://bucket/prefix?endpoint=https://host&region=name'

export const locationSettings = {
  FILES_URL: textAs(s3Place, `an address such as ${exampleOfS3}`).optional(),
  BACKUP_URL: textAs(s3Place, `an address such as ${exampleOfS3}`).optional(),
  AUDIT_HEAD_TO: textAs(
    auditHeadPlace,
    `the path of a file, an address such as ${exampleOfS3}, or mailto:auditor@example.org`,
  ).optional(),
  /** A picture, PNG or JPEG, that papers begin with; and whose it is, for who does not see it. */
  PAPER_LOGO: textAs(
    (value) => (/\.(png|jpe?g)$/i.test(value) ? resolve(value) : null),
    'the path of a PNG or JPEG file',
  ).optional(),
  PAPER_LOGO_NAME: text.max(120, 'of at most 120 characters').optional(),
}
