import { isOfSchool } from 'contract/access/roles'
import type { File } from 'contract/evaluation/files'
import type { Line } from 'contract/evaluation/lines'
import type { Note } from 'contract/evaluation/notes'
import type { PlacedIndicator } from '../use-evaluation.ts'
import { returnedAt } from './review-lists.ts'

/** The school's notes on an indicator and files of its domain that are newer than the return. */
export type New = { notes: readonly Note[]; files: readonly File[] }

export const newSince = (line: Line, { indicator, category }: PlacedIndicator): New => {
  const since = returnedAt(line)
  if (since === null) return { notes: [], files: [] }
  return {
    notes: line.notes.filter(
      (note) => note.indicator === indicator.id && isOfSchool(note) && note.updated_at >= since,
    ),
    files: line.files.filter((file) => file.category === category.id && file.created_at >= since),
  }
}
