import {
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import type { PreparedDocument } from '../prepared.ts'
import { blocksOf, pageBreak } from './blocks.ts'
import { beginningOf } from './cover.ts'
import { plain, runsOf } from './runs.ts'
import { colours, numberingOf, sizes, stylesOf, widthOf } from './style.ts'

const numbersOf = (foot: string): string[] =>
  foot
    .split(/(\{pages?\})/)
    .map((part) =>
      part === '{page}' ? PageNumber.CURRENT : part === '{pages}' ? PageNumber.TOTAL_PAGES : part,
    )

const footerOf = ({ variant, foot, subtitle, title }: PreparedDocument) =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Small',
        tabStops: [{ type: TabStopType.RIGHT, position: widthOf(variant) }],
        border: { top: { style: BorderStyle.SINGLE, size: 4, space: 6, color: colours.line } },
        children: [
          ...runsOf(plain((subtitle ?? title).split('\n')[0] ?? '')),
          new TextRun({ children: ['\t', ...numbersOf(foot)] }),
        ],
      }),
    ],
  })

const headerOf = () =>
  new Header({
    children: [
      new Paragraph({ children: [new TextRun({ text: 'Vereda', bold: true, color: colours.primary })] }),
    ],
  })

const nothingAbove = () => new Header({ children: [new Paragraph({})] })

/** For word processors, with headings, lists and tables. */
export const docxOf = async (prepared: PreparedDocument, pictures: Buffer[]): Promise<Buffer> => {
  const { title, subtitle, variant, language, cover, logo } = prepared
  const childrenOf = blocksOf(prepared, pictures)
  const children: FileChild[] = await beginningOf(prepared, pictures)
  if (cover) children.push(pageBreak())
  // one after the other: a chart may only be drawn when the one before is done
  for (const block of prepared.blocks) children.push(...(await childrenOf(block)))
  const { margin } = sizes[variant]
  const document = new Document({
    title,
    creator: 'Vereda',
    lastModifiedBy: 'Vereda',
    ...(subtitle && { description: subtitle }),
    styles: stylesOf(variant, language),
    numbering: numberingOf(variant),
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1300, bottom: 1200, left: margin, right: margin },
          },
          titlePage: true,
        },
        headers: { first: logo?.picture == null ? headerOf() : nothingAbove(), default: nothingAbove() },
        footers: {
          first: cover ? new Footer({ children: [] }) : footerOf(prepared),
          default: footerOf(prepared),
        },
        children,
      },
    ],
  })
  return Packer.toBuffer(document)
}
