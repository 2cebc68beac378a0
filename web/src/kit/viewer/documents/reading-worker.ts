import { readTable, readWorkbook } from './read-sheets.ts'
import { readWord } from './read-word.ts'
import type { Reading, ReadingAnswer, ReadingKind, ReadingRequest } from './reading.ts'

interface Scope {
  addEventListener(type: 'message', listener: (event: { data: ReadingRequest }) => void): void
  postMessage(answer: ReadingAnswer): void
}

/** The compiler types `self` as a window. */
declare const self: Scope

const read = async ({ kind, bytes, language }: ReadingRequest): Promise<Reading[ReadingKind]> => {
  if (kind === 'word') return readWord(bytes)
  return kind === 'workbook' ? readWorkbook(bytes, language) : readTable(bytes)
}

self.addEventListener('message', ({ data }) => {
  read(data).then(
    (reading) => self.postMessage({ reading }),
    () => self.postMessage({ failed: true }),
  )
})
