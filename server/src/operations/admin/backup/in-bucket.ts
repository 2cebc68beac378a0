import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { makeDataFolder } from '../../../platform/settings/data-folder.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { S3Place } from '../../../platform/storage/s3.ts'
import { openBucket } from '../../../platform/storage/s3-bucket.ts'
import type { CommandResult } from '../orders/order.ts'
import { runBackup } from './run-backup.ts'

type Bucket = Awaited<ReturnType<typeof openBucket>>

/**
 * An archive is encrypted before it is uploaded, and checked after it was downloaded; meanwhile it is in DATA_DIR.
 */
const withBucket = async (
  settings: Settings,
  place: S3Place,
  work: (bucket: Bucket, path: string) => Promise<CommandResult>,
): Promise<CommandResult> => {
  await makeDataFolder(settings.dataDir)
  const path = join(settings.dataDir, `archive-${randomUUID()}`)
  const bucket = await openBucket(place)
  try {
    return await work(bucket, path)
  } finally {
    bucket.close()
    await rm(path, { force: true })
  }
}

const assertName = (name: string): void => {
  if (name !== basename(name) || !/^[\w.-]+$/.test(name))
    throw refusal(
      'With BACKUP_URL an archive has a name of letters, digits, dots and dashes, without a folder',
    )
}

export const backUpToBucket = (settings: Settings, place: S3Place, name: string): Promise<CommandResult> => {
  assertName(name)
  return withBucket(settings, place, async (bucket, path) => {
    if (await bucket.has(name)) throw refusal(`${name} is there already: give the backup another name`)
    const made = await runBackup(settings, path)
    await bucket.put(name, path)
    return { ...made, lines: made.lines.map((line) => line.replace(path, `${place.bucket}: ${name}`)) }
  })
}

/** A restore, check or drill of an archive in the bucket. */
export const fromBucket = (
  settings: Settings,
  place: S3Place,
  name: string,
  work: (path: string) => Promise<CommandResult>,
): Promise<CommandResult> => {
  assertName(name)
  return withBucket(settings, place, async (bucket, path) => {
    if (!(await bucket.get(name, path))) throw refusal(`There is no ${name} in ${place.bucket}`)
    return work(path)
  })
}
