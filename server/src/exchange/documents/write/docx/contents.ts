import { type FileChild, Paragraph, TableOfContents } from 'docx'
import type { PreparedDocument } from '../prepared.ts'
import { plain, runsOf } from './runs.ts'

/** The bookmark of the heading at this index. */
export const bookmarkOf = (place: number): string => `part-${place}`

const deepest = 2
/** The most entries of one page: with more, only the first level is listed. */
const most = 31

/** Entries link to their headings. The program that opens the document fills in page numbers. */
export const contentsOf = ({ blocks, contents }: PreparedDocument): FileChild[] => {
  const headings = blocks.filter((block) => block.kind === 'heading')
  const isLong = headings.filter(({ level }) => level <= deepest).length > most
  const levels = isLong ? 1 : deepest
  const entries = headings.flatMap(({ level, text }, place) =>
    level <= levels ? [{ title: text.text, level, href: bookmarkOf(place) }] : [],
  )
  if (entries.length === 0) return []
  return [
    new Paragraph({ style: 'Contents', keepNext: true, children: runsOf(plain(contents)) }),
    new TableOfContents(contents, {
      hyperlink: true,
      headingStyleRange: `1-${levels}`,
      cachedEntries: entries,
      beginDirty: true,
    }),
  ]
}
