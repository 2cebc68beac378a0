import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Db } from '../../../platform/database/db.ts'
import type { Work } from '../../../platform/jobs/kind.ts'

const compress = promisify(deflateRaw)
const decompress = promisify(inflateRaw)

/**
 * Reads `read` from one snapshot: a row saved meanwhile is neither missing nor doubled. Compressed in memory to free
 * the database, since a file is written slower than its rows are read.
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
