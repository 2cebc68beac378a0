import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Db } from '../../../platform/database/db.ts'
import type { Work } from '../../../platform/jobs/kind.ts'

const compress = promisify(deflateRaw)
const decompress = promisify(inflateRaw)

/**
 * What `read` gives, all of it read from one snapshot of the database: a row that is saved meanwhile is neither missing
 * nor there twice. It is compressed in memory until the database is free again, because a file is written slower than
 * its rows are read.
 */
export const fromSnapshot = async function* <Part>(
  work: Pick<Work, 'snapshot' | 'progress'>,
  read: (db: Db) => AsyncIterable<Part>,
): AsyncGenerator<Part> {
  const parts = await work.snapshot(async (db) => {
    const compressed: Buffer[] = []
    for await (const part of read(db)) compressed.push(await compress(JSON.stringify(part), { level: 1 }))
    return compressed
  })
  for (const [index, part] of parts.entries()) {
    yield JSON.parse((await decompress(part)).toString()) as Part
    await work.progress(50 + ((index + 1) / parts.length) * 45)
  }
}
