import { makeZip } from 'client-zip'
import { limits } from 'contract/platform/limits'
import { found } from 'contract/platform/problems'
import type { Does, Work } from '../../../platform/jobs/kind.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type SheetTexts, sheetTextsIn } from '../everything/table.ts'
import { buffers, encryptBytes, storeFile } from '../make-file.ts'
import { noOneFile } from '../no-one-file.ts'
import type { AssertReadable } from '../subject.ts'
import { thingOf, wantedOf } from '../wanted.ts'
import { indexPage, type Listed } from './index-page.ts'
import { indexSheet } from './index-sheet.ts'
import { type EvidenceFile, evidenceOfLine, evidenceSize, lineOfThing, recordHandedOut } from './queries.ts'
import { pathsIn } from './safe-paths.ts'

/** The storage, and whether there is room for a copy. */
export type StoredEvidence = { storage: Pick<Storage, 'get'>; assertSpace: (bytes?: number) => Promise<void> }

/** Refuses more evidence than an archive may hold when it is requested, not after a long wait. */
export const evidenceFits =
  (readable: AssertReadable): AssertReadable =>
  async (wanted) => {
    const granted = await readable(wanted)
    if (wanted.format !== 'zip') return granted
    const line = found(await lineOfThing(thingOf(wanted)))
    const { bytes, files } = await evidenceSize(wanted.db, line.id)
    if (bytes > limits.evidenceArchiveBytes) throw noOneFile('The evidence of this line is larger than 4 GB.')
    return { ...granted, named: { ...granted.named, files } }
  }

type Entry = { name: string; input: string | AsyncIterable<Uint8Array>; lastModified: Date }

/** Opens one file after the other; the index at the end lists those that were there. */
const entriesOf = async function* (
  work: Work,
  { storage }: StoredEvidence,
  files: EvidenceFile[],
  index: (listed: Listed[]) => Entry[],
  sheetTexts: SheetTexts,
): AsyncGenerator<Entry> {
  const paths = pathsIn(sheetTexts.data, files)
  const listed: Listed[] = []
  for (const [at, file] of files.entries()) {
    const path = paths[at] ?? ''
    const stored = await storage.get(file.object)
    listed.push({ file, path, isThere: stored !== undefined })
    if (stored) yield { name: path, input: stored.stream, lastModified: new Date(file.created_at) }
    await work.progress((at / files.length) * 90)
  }
  yield* index(listed)
}

/**
 * One ZIP of the evidence of a line, with its index as a page and as a table. Bytes are streamed, decrypted where
 * needed: memory does not grow with them. Photos, films and documents are stored uncompressed, since they are
 * compressed already.
 */
export const exportEvidence =
  (evidence: StoredEvidence): Does =>
  async (work) => {
    const wanted = wantedOf(work)
    const line = found(await lineOfThing(thingOf(wanted)))
    const files = await evidenceOfLine(work.db, line.id, work.language)
    await evidence.assertSpace(2 * files.reduce((sum, { size }) => sum + size, 0))
    const sheetTexts = sheetTextsIn(work.language)
    const about = {
      school: line.name,
      line: `${sheetTexts.texts.evaluation_type[line.evaluation_type]} ${line.year}`,
    }
    const lastModified = new Date()
    const index = (listed: Listed[]): Entry[] => [
      { name: 'index.html', input: indexPage(work.language, sheetTexts, about, listed), lastModified },
      { name: 'index.csv', input: indexSheet(sheetTexts, listed), lastModified },
    ]
    if (files.length > 0)
      await recordHandedOut(
        work,
        files.map(({ id }) => id),
      )
    const zip = makeZip(entriesOf(work, evidence, files, index, sheetTexts))
    const encrypted = await encryptBytes(work, buffers(zip))
    const name = `${sheetTexts.data.sheets.evidence} - ${about.school} - ${line.year}`
    return storeFile(work, encrypted, { name, format: 'zip', rows: files.length })
  }
