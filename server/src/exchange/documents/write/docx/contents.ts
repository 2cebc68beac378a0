import { type FileChild, Paragraph, TableOfContents } from 'docx'
import type { PreparedDocument } from '../prepared.ts'
import { plain, runsOf } from './runs.ts'

/** Where the contents lead to: the heading at this place among all. */
export const bookmarkOf = (place: number): string => `part-${place}`

const deepest = 2
/** More than these fill more than a page: then the first level alone is listed. */
const most = 31

/**
 * The contents, whose entries lead to their headings. Which page each is on only the program that sets the document
 * knows: it fills the numbers in when it opens it.
 */
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
