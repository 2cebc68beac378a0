import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

/** The parts of a document that are text, by name, and the names of all. */
export const unzipped = async (bytes: Buffer): Promise<{ names: string[]; parts: Map<string, string> }> => {
  const open = promisify<Buffer, object, ZipFile>(fromBuffer)
  const archive = await open(bytes, { lazyEntries: true, autoClose: false })
  const entries: Entry[] = await new Promise((resolve, reject) => {
    const found: Entry[] = []
    archive.on('entry', (entry: Entry) => {
      found.push(entry)
      archive.readEntry()
    })
    archive.once('end', () => resolve(found))
    archive.once('error', reject)
    archive.readEntry()
  })
  const openPart = promisify(
    archive.openReadStream.bind(archive) as (
      entry: Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  )
  const parts = new Map<string, string>()
  for (const entry of entries) {
    if (/[.](xml|rels)$/.test(entry.fileName))
      parts.set(entry.fileName, await text((await openPart(entry)) as NodeJS.ReadableStream))
  }
  archive.close()
  return { names: entries.map(({ fileName }) => fileName), parts }
}
