/** What a school hands in on paper: a heading, where and when, a few sentences; a sheet has rows of cells instead. */
export type Paper = { title: string; place: string; language: string; lines: string[] }

/** Cells of one row of a sheet are written with a bar between them. */
export const cellsOf = (line: string): string[] => line.split('|')

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const xml = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`

const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const relationships = (targets: [type: string, target: string][]): string =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(
        ([type, target], at) =>
          `<Relationship Id="rId${at + 1}" Type="${relationship}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  )

export const contentTypes = (overrides: [part: string, type: string][]): string =>
  xml(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>${overrides
      .map(
        ([part, type]) =>
          `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
      )
      .join('')}</Types>`,
  )
