import type { DemoDocument } from './document.ts'

const numberOr = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text)

/** One table: title, place and date, then a row for each line, whose cells are separated by a bar. */
export const xlsxOf = async ({ title, place, lines }: DemoDocument): Promise<Buffer> => {
  const { writeXlsx } = await import('hucre/xlsx')
  const rows = [[title], [place], ...lines.map((line) => line.split('|').map(numberOr))]
  const columns = [{ width: 46 }, { width: 16 }, { width: 16 }, { width: 16 }]
  return Buffer.from(
    await writeXlsx({ properties: { title, creator: place }, sheets: [{ name: '1', rows, columns }] }),
  )
}
