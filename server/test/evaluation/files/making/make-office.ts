import { makeZip, type ZipPart } from './make-zip.ts'

const office = 'http://schemas.openxmlformats.org'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const types = (main: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${office}/package/2006/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`

export const relationship = (type: string, target: string, mode: string): string =>
  `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships">` +
  `<Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}" ${mode}/>` +
  `</Relationships>`

/** A small word document; `parts` are added to it, or take the place of its own of the same name. */
export const makeDocument = (parts: ZipPart[] = [], main = word): Buffer => {
  const own: ZipPart[] = [
    { name: '[Content_Types].xml', content: types(main) },
    { name: '_rels/.rels', content: relationship('officeDocument', 'word/document.xml', '') },
    {
      name: 'word/document.xml',
      content: '<w:document><w:body><w:p>Plan de la escuela</w:p></w:body></w:document>',
    },
  ]
  const added = new Set(parts.map((part) => part.name))
  return makeZip([...own.filter((part) => !added.has(part.name)), ...parts])
}
