import { BorderStyle, type FileChild, HeadingLevel, Paragraph, TextRun } from 'docx'
import type { PreparedDocument } from '../prepared.ts'
import { pictureOf } from './picture.ts'
import { plain, runsOf } from './runs.ts'
import { colours } from './style.ts'

/** A logo is at most half a page wide. */
const logoWidth = 4500

const logoOf = async ({ logo }: PreparedDocument, pictures: Buffer[], highest: number) => {
  const data = logo?.picture == null ? undefined : pictures[logo.picture]
  if (!logo || !data) return []
  const shown = { data, type: 'jpg', description: logo.name, isWhole: false, keepNext: false } as const
  return [await pictureOf(shown, logoWidth, highest)]
}

/** The cover, or only the title. */
export const beginningOf = async (document: PreparedDocument, pictures: Buffer[]): Promise<FileChild[]> => {
  const { title, subtitle, dayText, cover } = document
  const titled = new Paragraph({
    heading: HeadingLevel.TITLE,
    ...(cover && { spacing: { before: 3200, after: 240 } }),
    children: runsOf(plain(title)),
  })
  if (!cover)
    return [
      ...(await logoOf(document, pictures, 60)),
      titled,
      ...(subtitle ? [new Paragraph({ style: 'Subtitle', children: runsOf(plain(subtitle)) })] : []),
      new Paragraph({ style: 'Small', children: runsOf(plain(dayText)) }),
    ]
  return [
    ...(await logoOf(document, pictures, 110)),
    titled,
    new Paragraph({
      style: 'Subtitle',
      border: { bottom: { style: BorderStyle.SINGLE, size: 8, space: 12, color: colours.primary } },
      spacing: { after: 480 },
      children: runsOf(plain(cover.name)),
    }),
    ...cover.facts.map(
      ({ name, value }) =>
        new Paragraph({
          style: 'Fact',
          children: [new TextRun({ text: `${name}: `, bold: true }), ...runsOf(value)],
        }),
    ),
  ]
}
