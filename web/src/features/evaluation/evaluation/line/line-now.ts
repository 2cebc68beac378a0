import type { DutyAnswer } from 'contract/evaluation/duties'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { File } from 'contract/evaluation/files'
import type { Line } from 'contract/evaluation/lines'
import type { Note } from 'contract/evaluation/notes'
import type { Basis } from 'contract/evaluation/proposed-letters'
import type { Result } from 'contract/evaluation/results'
import {
  type AnswerWork,
  type CommentWork,
  type Entry,
  type EvidenceWork,
  isProof,
  type NoteWork,
} from '../../../../outbox/entry.ts'

type Waiting<Kind> = Omit<Entry, 'work'> & { work: Kind }

/** The answer to an indicator as its person sees it: what waits in the outbox, else what the server has. */
export type Answer = Basis & {
  option: number
  na_reason: string | null
  files: readonly number[]
  saved: Result | null
  waiting: Waiting<AnswerWork> | null
}

type LineNow = {
  answers: ReadonlyMap<number, Answer>
  /** Indicators with an answer that the server has or will accept; a refused answer is none. */
  answered: ReadonlySet<number>
  noteWaiting: (indicator: number | null) => Waiting<NoteWork> | null
  commentsWaiting: (indicator: number | null) => Waiting<CommentWork>[]
  filesWaiting: (category: number, stage: number) => Waiting<EvidenceWork>[]
}

const of = <Kind extends Entry['work']>(entries: readonly Entry[], kind: Kind['kind']): Waiting<Kind>[] =>
  entries.filter((entry): entry is Waiting<Kind> => entry.work.kind === kind)

/** The id of the row that each entry of a comment or file became. */
const arrivedAs = new Map<string, number>()

/**
 * The entry is hidden once its row is in the cache, even before the outbox removes it: showing both would shift the
 * page.
 */
const notAmong =
  (rows: readonly { id: number }[]) =>
  ({ id }: Pick<Entry, 'id'>): boolean =>
    !rows.some((row) => row.id === arrivedAs.get(id))

const savedAnswer = (result: Result): Answer => ({
  option: result.option.id,
  na_reason: result.na_reason,
  files: result.files,
  statements: result.statements,
  reached: result.reached,
  of: result.of,
  saved: result,
  waiting: null,
})
const waitingAnswer = (waiting: Waiting<AnswerWork>, before: Answer | undefined): Answer => {
  const { option, na_reason, ...work } = waiting.work
  const { files = before?.files ?? [], statements = before?.statements ?? [] } = work
  const { reached = before?.reached ?? null, of = before?.of ?? null } = work
  return { option, na_reason, files, statements, reached, of, saved: before?.saved ?? null, waiting }
}

/** Marks, ticks and numbers that are not sent yet are sent along when another part of the answer changes. */
export const basisOfAnswer = (answer: Answer | undefined): Partial<Basis> & Pick<AnswerWork, 'files'> => {
  const { files, statements, reached, of } = answer?.waiting?.work ?? {}
  return {
    ...(files && { files }),
    ...(statements && { statements }),
    ...(reached !== undefined && { reached }),
    ...(of !== undefined && { of }),
  }
}

/** Computes one answer without the rest of the line, which is faster. */
export const answerNow = (line: Line, entries: readonly Entry[], indicator: number): Answer | undefined => {
  const result = line.results.find((each) => each.indicator === indicator)
  const saved = result && savedAnswer(result)
  const waiting = of<AnswerWork>(entries, 'answer').find(
    (entry) => entry.line === line.id && entry.work.indicator === indicator,
  )
  return waiting ? waitingAnswer(waiting, saved) : saved
}

export const lineNow = (line: Line, entries: readonly Entry[]): LineNow => {
  const own = entries.filter((entry) => entry.line === line.id)
  const answers = new Map(line.results.map((result) => [result.indicator, savedAnswer(result)]))
  for (const waiting of of<AnswerWork>(own, 'answer')) {
    const { indicator } = waiting.work
    answers.set(indicator, waitingAnswer(waiting, answers.get(indicator)))
  }
  const answered = new Set(
    [...answers].flatMap(([indicator, { saved, waiting }]) =>
      saved || waiting?.state === 'waiting' ? indicator : [],
    ),
  )
  return {
    answers,
    answered,
    noteWaiting: (indicator) =>
      of<NoteWork>(own, 'note').find(({ work }) => work.indicator === indicator) ?? null,
    commentsWaiting: (indicator) =>
      of<CommentWork>(own, 'comment')
        .filter(({ work }) => work.indicator === indicator)
        .filter(notAmong(line.comments)),
    filesWaiting: (category, stage) =>
      of<EvidenceWork>(own, 'file')
        .filter(({ work }) => !isProof(work) && work.category === category && work.stage === stage)
        .filter(notAmong(line.files)),
  }
}

const without = <Row extends { id: number }>(rows: Row[], id: number): Row[] =>
  rows.filter((row) => row.id !== id)
const added = <Row extends { id: number }>(rows: Row[], row: Row): Row[] => [...without(rows, row.id), row]

const withDuty = (duties: DutyAnswer[], work: Entry['work'], row: DutyAnswer | null): DutyAnswer[] => {
  const others = duties.filter(({ duty }) => work.kind === 'duty' && duty !== work.duty)
  return row ? [...others, row] : others
}

const hasId = (row: unknown): row is { id: number } =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number'

/**
 * The cached evaluation with the row that the server just returned, so that nothing flickers before the next fetch.
 */
export const withArrival = (detail: EvaluationDetail, entry: Entry, row: unknown): EvaluationDetail => {
  const { line } = detail
  if (entry.line !== line.id) return detail
  const { work } = entry
  if ((work.kind === 'comment' || work.kind === 'file') && hasId(row)) arrivedAs.set(entry.id, row.id)
  const next: Partial<Line> = {
    answer: () => ({ results: added(line.results, row as Result) }),
    note: () => ({
      notes:
        row === null && work.kind === 'note' && work.note !== null
          ? without(line.notes, work.note)
          : row === null
            ? line.notes
            : added(line.notes, row as Note),
    }),
    comment: () => ({ comments: added(line.comments, row as Line['comments'][number]) }),
    duty: () => ({ duties: withDuty(line.duties, work, row as DutyAnswer | null) }),
    rating: () => ({}),
    mark: () => ({}),
    report: () => ({}),
    file: () => (row && !isProof(work) ? { files: added(line.files, row as File) } : {}),
  }[work.kind]()
  return { ...detail, line: { ...line, ...next } }
}
