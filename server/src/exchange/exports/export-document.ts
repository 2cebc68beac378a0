import { readFile } from 'node:fs/promises'
import { keysOf } from 'contract/platform/typed'
import type { Does } from '../../platform/jobs/kind.ts'
import type { Document, DocumentFormat } from '../documents/document.ts'
import { type WriteDocument, writers } from '../documents/write/writers.ts'
import { encryptBytes, storeFile } from './make-file.ts'
import { type Thing, thingOf, type Wanted, wantedOf } from './wanted.ts'

export type MakesDocument = (wanted: Wanted) => Promise<Document>

/** For subjects with an id. */
export const ofThing =
  (make: (thing: Thing) => Promise<Document>): MakesDocument =>
  (wanted) =>
    make(thingOf(wanted))

/** The logo of a ministry or school for documents, and its owner. */
export type DocumentLogo = { path: string; name: string }

/** A logo that cannot be read is left out. */
const withLogo = (document: Document, logo: DocumentLogo | null): Document =>
  logo ? { ...document, logo: { name: logo.name, read: () => readFile(logo.path) } } : document

const exportDocument =
  (make: MakesDocument, format: DocumentFormat, write: WriteDocument, logo: DocumentLogo | null): Does =>
  async (work) => {
    const made = await work.snapshot((db) => make(wantedOf({ ...work, db })))
    const document = withLogo(made, logo)
    await work.progress(30)
    const bytes = await write(document)
    await work.progress(90)
    const encrypted = await encryptBytes(work, [bytes])
    const name = document.subtitle === null ? document.title : `${document.title} - ${document.subtitle}`
    return storeFile(work, encrypted, { name, format, rows: null })
  }

/** A document in every format. */
export const documentsWith =
  (logo: DocumentLogo | null) =>
  (make: MakesDocument): Partial<Record<DocumentFormat, Does>> =>
    Object.fromEntries(
      keysOf(writers).flatMap((format) => {
        const write = writers[format]
        return write ? [[format, exportDocument(make, format, write, logo)]] : []
      }),
    )
