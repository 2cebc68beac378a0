import type { DemoDocument } from './document.ts'

const numberOr = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text)

/** A sheet of one table: its title, where and when, then a row for each line, whose cells have a bar between them. */
export const xlsxOf = async ({ title, place, lines }: DemoDocument): Promise<Buffer> => {
  const { writeXlsx } = await import('hucre/xlsx')
  const rows = [[title], [place], ...lines.map((line) => line.split('|').map(numberOr))]
  const columns = [{ width: 46 }, { width: 16 }, { width: 16 }, { width: 16 }]
  return Buffer.from(
    await writeXlsx({ properties: { title, creator: place }, sheets: [{ name: '1', rows, columns }] }),
  )
}
