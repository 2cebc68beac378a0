import { stylesOf } from '../../../exchange/documents/write/docx/style.ts'
import type { DemoDocument } from './document.ts'

/** With a real heading, for screen readers. */
export const docxOf = async ({ title, place, language, lines }: DemoDocument): Promise<Buffer> => {
  const { Document, HeadingLevel, Packer, Paragraph } = await import('docx')
  const children = [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: title }),
    new Paragraph({ style: 'Small', text: place }),
    ...lines.map((text) => new Paragraph({ text })),
  ]
  return Packer.toBuffer(
    new Document({ title, creator: place, styles: stylesOf('standard', language), sections: [{ children }] }),
  )
}
