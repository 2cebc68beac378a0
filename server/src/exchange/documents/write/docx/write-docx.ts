import {
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import type { PreparedDocument } from '../prepared.ts'
import { blocksOf } from './blocks.ts'
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

/** A document with real headings, lists and tables, for word processors. */
export const docxOf = async (prepared: PreparedDocument, pictures: Buffer[]): Promise<Buffer> => {
  const { title, subtitle, variant, language, dayText } = prepared
  const childrenOf = blocksOf(prepared, pictures)
  const children: FileChild[] = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: runsOf(plain(title)) }),
    ...(subtitle ? [new Paragraph({ style: 'Subtitle', children: runsOf(plain(subtitle)) })] : []),
    new Paragraph({ style: 'Small', children: runsOf(plain(dayText)) }),
  ]
  // one after the other: a chart needs the drawing of the one before to be done
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
        headers: { first: headerOf(), default: new Header({ children: [new Paragraph({})] }) },
        footers: { first: footerOf(prepared), default: footerOf(prepared) },
        children,
      },
    ],
  })
  return Packer.toBuffer(document)
}
