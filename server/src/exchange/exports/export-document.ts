import type { Does } from '../../platform/jobs/kind.ts'
import type { Paper, PaperFormat } from '../documents/document.ts'
import { type WritePaper, writers } from '../documents/write/writers.ts'
import { sealBytes, storeFile } from './make-file.ts'
import { type Thing, thingOf, type Wanted, wantedOf } from './wanted.ts'

/** What a paper is made from. */
export type MakesPaper = (wanted: Wanted) => Promise<Paper>

/** For what has a number of its own. */
export const ofThing =
  (make: (thing: Thing) => Promise<Paper>): MakesPaper =>
  (wanted) =>
    make(thingOf(wanted))

const exportPaper =
  (make: MakesPaper, format: PaperFormat, write: WritePaper): Does =>
  async (work) => {
    const paper = await work.snapshot((db) => make(wantedOf({ ...work, db })))
    await work.progress(30)
    const bytes = await write(paper)
    await work.progress(90)
    const sealed = await sealBytes(work, [bytes])
    const name = paper.subtitle === null ? paper.title : `${paper.title} - ${paper.subtitle}`
    return storeFile(work, sealed, { name, format, rows: null })
  }

/** A paper in every format that papers are written in. */
export const asPaper = (make: MakesPaper): Partial<Record<PaperFormat, Does>> =>
  Object.fromEntries(
    Object.entries(writers).map(([format, write]) => [
      format,
      exportPaper(make, format as PaperFormat, write),
    ]),
  )
