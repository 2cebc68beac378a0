import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { temporaryFolder } from '../../../running/temporary-folder.ts'

/** What the objects of a PDF say, without its compression. */
const inflated = (bytes: Buffer): string => {
  const found: string[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    const from = at + 7
    const to = bytes.indexOf('endstream', from)
    if (to < 0) break
    try {
      found.push(inflateSync(bytes.subarray(from, to)).toString('latin1'))
    } catch {
      // a picture, or a stream that was never compressed
      found.push(bytes.subarray(from, to).toString('latin1'))
    }
    at = to
  }
  return `${bytes.toString('latin1')}\n${found.join('\n')}`
}

export const run = (program: string, ...text: string[]): string => {
  const { status, stdout, error } = spawnSync(program, text, { encoding: 'utf8' })
  if (error || status !== 0) throw new Error(`${program} (poppler-utils) must be installed for this test`)
  return stdout
}

/** What `read` finds in a PDF, which lies in a file for a moment. */
export const inFile = <Found>(bytes: Buffer, read: (file: string) => Found): Found => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'paper.pdf')
  writeFileSync(file, bytes)
  try {
    return read(file)
  } finally {
    folder.remove()
  }
}

/** The words of each page as they lie on it; long papers are read fast so. */
export const pagesOfPdf = (bytes: Buffer): string[] =>
  inFile(bytes, (file) => run('pdftotext', '-layout', file, '-').split('\f').slice(0, -1))

const table = (program: string, ...text: string[]) =>
  run(program, ...text)
    .split('\n')
    .slice(2)
    .filter(Boolean)

/** Found once, when it is first asked for. */
const lazily = <Found>(find: () => Found): (() => Found) => {
  let found: { is: Found } | null = null
  return () => (found ??= { is: find() }).is
}

/**
 * Reads a PDF as another program does (poppler): its words in reading order, its tags, its fonts, what it is about.
 * Only what a test looks at is read, since each is a process of its own.
 */
export const readPdf = (bytes: Buffer) => {
  const text = lazily(() => inFile(bytes, (file) => run('pdftotext', file, '-').replace(/\s+/g, ' ')))
  const structure = lazily(() => inFile(bytes, (file) => run('pdfinfo', '-struct-text', file)))
  const tags = lazily(() => inFile(bytes, (file) => run('pdfinfo', '-struct', file)))
  const about = lazily(() => inFile(bytes, (file) => run('pdfinfo', file)))
  const fonts = lazily(() => inFile(bytes, (file) => table('pdffonts', file)))
  const images = lazily(() => inFile(bytes, (file) => table('pdfimages', '-list', file)))
  const objects = lazily(() => inflated(bytes))
  return {
    get words() {
      return text()
    },
    get structure() {
      return structure()
    },
    /** The structure without its text, which takes long in Hindi. */
    get tags() {
      return tags()
    },
    get about() {
      return about()
    },
    get fonts() {
      return fonts()
    },
    get images() {
      return images()
    },
    get objects() {
      return objects()
    },
  }
}
