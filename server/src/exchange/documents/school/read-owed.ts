import type { Line } from 'contract/evaluation/lines'
import { type Book, readBook } from '../instrument/read-book.ts'
import type { ReadContext, SchoolFound } from './school-found.ts'

/** The line shown with the words of its edition: its duties, and what its papers are called by. */
export type LineInBook = Book & { line: Line }

export const lineInBook = async (
  { db, actor, language }: ReadContext,
  { shown }: SchoolFound,
): Promise<LineInBook> => ({
  ...(await readBook({ db, actor, language, id: shown.results.instrument.id })),
  line: shown.detail.line,
})
