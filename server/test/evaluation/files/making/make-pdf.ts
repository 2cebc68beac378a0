import { deflateSync } from 'node:zlib'

type Parts = {
  /** Of the catalog, beside its type and pages. */
  catalog?: string
  /** Further objects, from number 4 on. */
  objects?: (string | Buffer)[]
  trailer?: string
}

/** A PDF of one empty page. */
export const makePdf = ({ catalog = '', objects = [], trailer = '' }: Parts = {}): Buffer => {
  const own = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ]
  const written = [...own, ...objects].flatMap((content, at) => [
    Buffer.from(`${at + 1} 0 obj\n`),
    Buffer.from(content as string),
    Buffer.from('\nendobj\n'),
  ])
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...written,
    Buffer.from(`trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`),
  ])
}

export const streamOf = (dictionary: string, content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    Buffer.from(content as string),
    Buffer.from('\nendstream'),
  ])

/** A stream of objects, packed, that holds this one under the number 9. */
export const objectStream = (object: string, dictionary = '/Type /ObjStm'): Buffer =>
  streamOf(`${dictionary} /N 1 /First 4 /Filter /FlateDecode`, deflateSync(`9 0 ${object}`))
