import type { DemoDocument } from './document.ts'

const lineLength = 78
const page = { width: 595, height: 842, margin: 64 }

/** In the encoding of Western Europe, which the fonts of every reader have. */
const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`

const wrapped = (text: string): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < lineLength)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const drawn = ({ title, place, lines }: DemoDocument): string => {
  const text = lines.flatMap((line) => [...wrapped(line), ''])
  return [
    `BT /Bold 18 Tf ${page.margin} ${page.height - 90} Td ${literal(title)} Tj ET`,
    `BT /Plain 11 Tf ${page.margin} ${page.height - 114} Td ${literal(place)} Tj ET`,
    `BT /Plain 12 Tf 17 TL ${page.margin} ${page.height - 150} Td`,
    ...text.map((line) => `${literal(line)} Tj T*`),
    'ET',
  ].join('\n')
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** One page of text that can be searched and read aloud. */
export const pdfOf = (document: DemoDocument): Buffer => {
  const content = drawn(document)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${literal(document.language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /Plain 5 0 R /Bold 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(document.title)} >>`,
  ]
  let written = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = written.length
    written += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${written}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${written.length}\n%%EOF\n`,
    'latin1',
  )
}
