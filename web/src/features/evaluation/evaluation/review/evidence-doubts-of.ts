import { isOfSchool } from 'contract/access/roles'
import { doubtsOf, type EvidenceDoubt } from 'contract/evaluation/evidence-doubts'
import type { Line } from 'contract/evaluation/lines'

/** Evidence that an answer lacks; `before` is the line before this one. */
export const evidenceDoubtsOf = (line: Line, before: Line | null, indicator: number): EvidenceDoubt[] => {
  const result = line.results.find((each) => each.indicator === indicator)
  if (!result) return []
  const isAbout = (each: { indicator: number | null }) => each.indicator === indicator
  return doubtsOf({
    letter: result.option.code,
    files: line.files.filter(({ id }) => result.files.includes(id)).map(({ kind }) => kind),
    hasNote:
      line.note_counts?.some((each) => isAbout(each) && each.of_school > 0) ??
      line.notes.some((note) => isAbout(note) && isOfSchool(note) && !note.hidden && !note.former_code),
    last: before?.results.find(isAbout)?.option.code ?? null,
  })
}
