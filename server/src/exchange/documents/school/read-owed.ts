import type { Line } from 'contract/evaluation/lines'
import { type Book, readBook } from '../instrument/read-book.ts'
import type { ReadContext, SchoolFound } from './school-found.ts'

/** The line with the texts of its edition, for duties and names. */
export type LineInBook = Book & { line: Line }

export const lineInBook = async (
  { db, actor, language }: ReadContext,
  { shown }: SchoolFound,
): Promise<LineInBook> => ({
  ...(await readBook({ db, actor, language, id: shown.results.instrument.id })),
  line: shown.detail.line,
})
