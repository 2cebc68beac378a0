import { makeZip } from 'client-zip'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { bytesOf } from '../../../src/evaluation/files/bytes.ts'
import { visitParts } from '../../../src/evaluation/files/examine/archive.ts'
import { readTextMark } from '../../../src/exchange/spreadsheets/draft-texts/mark.ts'
import { asRepresentative, asSuperuser, type Someone } from '../../given/people.ts'
import { givenCountry, givenSecondInstrument } from '../../given/places.ts'
import { working } from '../../platform/working.ts'
import { givenVereda } from '../../vereda.ts'
import { draftsIn } from './given-drafts.ts'

type Rows = (string | null)[][]
type Written = { piece: number; field: string; language: string; text: string }

const textRowsIn = async (bytes: Buffer): Promise<Rows> => {
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  return (sheets[0]?.rows ?? []).map((row) => row.map((cell) => (typeof cell === 'string' ? cell : null)))
}

/** A workbook of texts as a translator sends it back, saved by another program. */
export const writeInto = async (bytes: Buffer, ...written: Written[]): Promise<Buffer> => {
  const rows = await textRowsIn(bytes)
  const [heads = []] = rows
  for (const { piece, field, language, text } of written) {
    const row = rows.find(([mark]) => {
      const read = readTextMark(mark ?? '')
      return read?.piece === piece && read.field === field
    })
    if (row) row[heads.indexOf(language)] = text
  }
  return workbookOf(rows)
}

export const workbookOf = async (rows: Rows): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Anything', rows }] }))

/** The files of an archive. */
export const unpacked = async (bytes: Buffer): Promise<Map<string, string>> => {
  const files = new Map<string, string>()
  const limits = { entries: 1000, inflated: 1e8, ratio: 1e4 }
  await visitParts(bytesOf(bytes), limits, async (part) => {
    const pieces: Buffer[] = []
    for await (const piece of part.bytes()) pieces.push(piece)
    files.set(part.name, Buffer.concat(pieces).toString('utf8'))
  })
  return files
}

export const packed = async (files: Map<string, string | Uint8Array>): Promise<Buffer> => {
  const zip = makeZip([...files].map(([name, input]) => ({ name, input })))
  const pieces: Uint8Array[] = []
  for await (const piece of zip) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** A country that may adapt an edition, and what it takes to send the texts of its drafts out and to bring them back. */
export const givenDraftFiles = async () => {
  const vereda = await givenVereda()
  const { db } = vereda.database
  const superuser = await asSuperuser(db)
  const instrument = (await givenSecondInstrument(db)).id
  const peru = (await givenCountry(db, 'PE')).id
  await db.updateTable('countries').set({ may_adapt: true }).where('id', '=', peru).execute()
  const representative = await asRepresentative(db, [peru])
  const drafts = draftsIn(vereda)
  const work = working(() => vereda)
  return {
    vereda,
    superuser,
    representative,
    peru,
    drafts,
    ...work,
    open: async () => (await drafts.open(representative, instrument, peru)).body.id,
    fileOf: async (draft: number, format: 'xlsx' | 'zip', language = 'en') =>
      (await work.made(representative, { subject: 'edition_texts', id: draft, format, language })).bytes,
    bring: (draft: number, bytes: Buffer, name: string, as: Someone = representative) =>
      work.lookAt(as, 'edition_draft', bytes, name, { edition_draft: String(draft) }),
    textOf: async (draft: number, place: string, language: string, field: string) =>
      (await drafts.pieceOf(representative, draft, place)).texts.find(
        (each) => each.language === language && each.field === field,
      )?.text,
  }
}

type Seen = {
  rows: { deed: string; after: Record<string, unknown> | null; errors: Record<string, { code: string }[]> }[]
}

/** The rows that a dry run refuses: what they are, and what is wrong with which field. */
export const refusedIn = ({ rows }: Seen) =>
  rows
    .filter(({ deed }) => deed === 'refuse')
    .map(({ after, errors }) => [
      after?.['name'],
      ...Object.entries(errors).flatMap(([field, faults]) => faults.map(({ code }) => `${field} ${code}`)),
    ])
