import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { message } from '../../../../platform/messages.ts'
import type { Document } from '../../document.ts'
import { translate } from './engine.ts'
import {
  contentsLines,
  framed,
  numberIn,
  pagesOf,
  runningHead,
  type SetPage,
  type SetUnit,
  setLines,
} from './pages.ts'
import { linearised, textUnits, titleOf, type Unit } from './units.ts'
import { volumesOf } from './volumes.ts'

/** Pages from which a document has contents. */
const contentsFrom = 10
/** The deepest level in the contents. */
const deepest = 2

/** Translates every run, with one process a language. */
const setIn = async (units: readonly Unit[], isContracted: boolean): Promise<SetUnit[]> => {
  const runs = units.flatMap((unit) => (unit.kind === 'text' ? unit.runs : []))
  const written = await Promise.all(
    languageCodes.map(async (language) => {
      const texts = [...new Set(runs.filter((run) => run.language === language).map(({ text }) => text))]
      const lines = await translate({ language, isContracted }, texts)
      return [language, new Map(texts.map((text, at) => [text, lines[at] ?? '']))] as const
    }),
  )
  const known = new Map<Language, Map<string, string>>(written)
  return units.map((unit) => {
    if (unit.kind === 'page')
      return { lines: [], blankBefore: false, blankAfter: false, isHeading: false, isPage: true }
    const { setting, runs: own, ...rest } = unit
    const text = own.map(({ language, text }) => known.get(language)?.get(text) ?? '').join(' ')
    return { ...rest, lines: setLines(text, setting), isPage: false }
  })
}

const plainUnit = (lines: string[]): SetUnit => ({
  lines,
  blankBefore: false,
  blankAfter: false,
  isHeading: false,
  isPage: false,
})

/** The contents of one volume; the first page of its text is number `from`. */
const contentsOf = (pages: readonly SetPage[], from: number): SetUnit[] =>
  pages.flatMap(({ headings }, at) =>
    headings
      .filter(({ level }) => level <= deepest)
      .map(({ text, level }) => plainUnit(contentsLines(text, numberIn(from + at), level))),
  )

/** The volume's number, and the heading of its contents. */
const beginningOf = ({ language }: Document, volume: number, volumes: number): Unit[] => {
  const which = message(language, 'documents.volume', { volume, volumes })
  const contents = message(language, 'documents.contents')
  const heading = { isHeading: true, blankBefore: true, blankAfter: true }
  return [
    ...(volumes === 1 ? [] : textUnits(language, which, 'centred', { blankAfter: true })),
    ...textUnits(language, contents, 'centred', heading),
  ]
}

/** Title and contents of a volume, with page numbers of their own, then its pages. */
const withContents = async (
  document: Document,
  title: SetUnit[],
  body: readonly SetPage[],
  isContracted: boolean,
): Promise<string[][]> => {
  const head = runningHead(title[0]?.lines.map((line) => line.trim()).join(' ') ?? '')
  const volumes = volumesOf(body)
  const pages: string[][] = []
  let from = 1
  for (const [at, volume] of volumes.entries()) {
    const begun = await setIn(beginningOf(document, at + 1, volumes.length), isContracted)
    const front = pagesOf([...title, ...begun, ...contentsOf(volume, from)])
    const start = from
    pages.push(
      ...front.map(({ lines }, page) => framed(lines, page === 0 ? '' : head, `T${numberIn(page + 1)}`)),
      ...volume.map(({ lines }, page) => framed(lines, head, numberIn(start + page))),
    )
    from += volume.length
  }
  return pages
}

/** A short document: the title above the text. */
const asOnePart = (title: SetUnit[], body: SetUnit[]): string[][] => {
  const head = runningHead(title[0]?.lines.map((line) => line.trim()).join(' ') ?? '')
  return pagesOf([...title, ...body]).map(({ lines }, at) =>
    framed(lines, at === 0 ? '' : head, numberIn(at + 1)),
  )
}

/**
 * A document for braille embossers and readers: 40 cells in 25 lines, North American ASCII braille, a form feed
 * between pages; a long one in volumes, each with title and contents. Translated by liblouis, uncontracted where easy
 * to read.
 */
export const writeBrf = async (document: Document): Promise<Buffer> => {
  const isContracted = document.language === 'en' && document.variant !== 'easy_read'
  const title = await setIn(titleOf(document), isContracted)
  const body = await setIn(linearised(document), isContracted)
  const bodyPages = pagesOf(body)
  const pages =
    bodyPages.length < contentsFrom
      ? asOnePart(title, body)
      : await withContents(document, title, bodyPages, isContracted)
  const text = pages.map((lines) => `${lines.join('\r\n')}\r\n`).join('\f')
  return Buffer.from(text, 'ascii')
}
