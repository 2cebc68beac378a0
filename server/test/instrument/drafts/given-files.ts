import { makeZip } from 'client-zip'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { bytesOf } from '../../../src/evaluation/files/bytes.ts'
import { visitParts } from '../../../src/evaluation/files/examine/archive.ts'
import { readTextMark } from '../../../src/exchange/draft-texts/mark.ts'

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
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Anything', rows }] }))
}

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

export const packed = async (files: Map<string, string>): Promise<Buffer> => {
  const zip = makeZip([...files].map(([name, input]) => ({ name, input })))
  const pieces: Uint8Array[] = []
  for await (const piece of zip) pieces.push(piece)
  return Buffer.concat(pieces)
}
