import { bytesOf } from '../../../evaluation/files/bytes.ts'
import { type ArchivePart, visitParts } from '../../../evaluation/files/examine/archive.ts'
import { unsupported } from '../../../evaluation/files/refusals.ts'

/** The texts of an edition in six languages are 3 MB in 100 files of up to 80 kB; more is refused. */
const mostOfArchive = { entries: 300, inflated: 10 * 1024 * 1024, ratio: 200 }
const mostOfFile = 400 * 1024

/** Files by name; null for one that is not UTF-8. */
export type Files = Map<string, string | null>

const inUtf8 = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const textOf = async ({ bytes }: ArchivePart): Promise<string | null> => {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of bytes()) {
    size += piece.length
    if (size > mostOfFile) throw unsupported('archive_too_large')
    pieces.push(piece)
  }
  return inUtf8(Buffer.concat(pieces))
}

/** Removes the folder's name, which many programs add to an archive. */
const withoutFolder = (files: Files): Files => {
  const first = [...files.keys()][0]?.split('/')[0] ?? ''
  const isInside = !files.has('structure.yaml') && files.has(`${first}/structure.yaml`)
  const names = [...files].map(([name, text]) => [name, text] as const)
  if (!isInside || names.some(([name]) => !name.startsWith(`${first}/`))) return files
  return new Map(names.map(([name, text]) => [name.slice(first.length + 1), text]))
}

/** YAML files by name, and the names of all others. */
export const unpack = async (archive: Uint8Array): Promise<{ files: Files; others: string[] }> => {
  const files: Files = new Map()
  const others: string[] = []
  await visitParts(bytesOf(Buffer.from(archive)), mostOfArchive, async (part) => {
    if (part.name.startsWith('__MACOSX/')) return
    // of two with one name neither is read
    if (files.has(part.name)) files.set(part.name, null)
    else if (/\.ya?ml$/i.test(part.name)) files.set(part.name, await textOf(part))
    else others.push(part.name.slice(0, 100))
  })
  return { files: withoutFolder(files), others }
}
