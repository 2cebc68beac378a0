import { commentCalls } from 'contract/evaluation/comments'
import { dutyCalls } from 'contract/evaluation/duties'
import { noteCalls } from 'contract/evaluation/notes'
import { actionCalls } from 'contract/evaluation/plan/actions'
import { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { resultCalls } from 'contract/evaluation/results'
import { reviewMarkCalls } from 'contract/evaluation/review-marks'
import { Problem } from 'contract/platform/problems'
import { ask } from '../../session/ask.ts'
import type {
  AnswerWork,
  Attempt,
  DutyWork,
  Entry,
  MarkWork,
  NoteWork,
  RatingWork,
  ReportWork,
} from '../entry.ts'
import type { SentRow } from '../rebase.ts'
import type { Progress } from '../surroundings.ts'
import { outcomeOf } from './not-arrived.ts'
import { upload } from './upload.ts'

type Sending = {
  user: number
  line: number
  key: string
  evaluation: number | undefined
  mayBeThere: boolean
}

/** A lost answer looks like a conflict with oneself: resolved if the row has the same content. */
const settled = async (
  { user }: Sending,
  error: unknown,
  own: (problem: Problem) => Promise<{ row: NonNullable<SentRow>; author: number; isSame: boolean } | null>,
): Promise<SentRow> => {
  if (!(error instanceof Problem) || outcomeOf(error) !== 'conflict') throw error
  const found = await own(error)
  if (!found || found.author !== user || !found.isSame) throw error
  return found.row
}

const answer = async (work: AnswerWork, sending: Sending): Promise<SentRow> => {
  const { option, na_reason, files, statements, reached, of, result, version, indicator } = work
  const body = {
    option,
    na_reason,
    ...(files && { files: [...files] }),
    ...(statements && { statements: [...statements] }),
    ...(reached !== undefined && of !== undefined && { reached, of }),
  }
  const { user, line, key } = sending
  try {
    return await (result === null
      ? ask(resultCalls.create, { body: { evaluation_line: line, indicator, ...body }, key }, user)
      : ask(resultCalls.change, { parameters: { id: result }, body, version: version ?? undefined }, user))
  } catch (error) {
    return settled(sending, error, async (problem) => {
      const id = problem.extra.id ?? result
      if (id === null) return null
      const row = await ask(resultCalls.read, { parameters: { id } }, user)
      const isSame =
        row.option.id === option &&
        (row.na_reason ?? null) === na_reason &&
        (!files || files.every((file) => row.files.includes(file))) &&
        (!statements || String(statements) === String(row.statements)) &&
        (of === undefined || (reached === row.reached && of === row.of))
      return { row, author: row.updated_by.id, isSame }
    })
  }
}

const note = async (work: NoteWork, sending: Sending): Promise<SentRow> => {
  const { text, indicator, note: id, version } = work
  const { user, line, key, evaluation, mayBeThere } = sending
  if (id === null) {
    if (text.trim() === '') return null
    return ask(noteCalls.create, { body: { evaluation_line: line, indicator, text }, key }, user)
  }
  const request = { parameters: { id }, version: version ?? undefined }
  try {
    if (text.trim() !== '') return await ask(noteCalls.change, { ...request, body: { text } }, user)
    await ask(noteCalls.remove, request, user)
    return null
  } catch (error) {
    if (!mayBeThere) throw error
    if (text.trim() === '' && error instanceof Problem && error.code === 'not_found') return null
    return settled(sending, error, async () => {
      if (evaluation === undefined) return null
      const request = { parameters: { id: evaluation }, query: { evaluation_line_id: line } }
      const notes = await ask(noteCalls.list, request, user)
      const row = ('results' in notes ? notes.results : notes).find((each) => each.id === id)
      return row
        ? { row, author: row.author.id, isSame: row.text === text.trim() || row.text === text }
        : null
    })
  }
}

const mark = async (
  { indicator, verdict, text, seen }: MarkWork,
  { line, user }: Sending,
): Promise<SentRow> => {
  const body = {
    indicator,
    verdict,
    text: verdict === 'ask' ? text : null,
    ...(seen !== undefined && { seen }),
  }
  const marks = await ask(reviewMarkCalls.set, { parameters: { id: line }, body }, user)
  return marks.find((each) => each.indicator === indicator) ?? null
}

const duty = async ({ duty, kept, plan }: DutyWork, { line, user }: Sending): Promise<SentRow> => {
  const body = { duty, kept, plan }
  const answers = await ask(dutyCalls.set, { parameters: { id: line }, body }, user)
  const row = answers.find((each) => each.duty === duty)
  return row ? { ...row, id: duty } : null
}

const rating = async (
  { round, indicator, option, na_reason }: RatingWork,
  { user }: Sending,
): Promise<null> => {
  const body = { indicator, option, na_reason }
  await ask(ratingRoundCalls.rate, { parameters: { id: round }, body }, user)
  return null
}

const report = ({ goal, action, note, done_on }: ReportWork, { user, key }: Sending): Promise<SentRow> =>
  ask(actionCalls.reportAction, { parameters: { goal, action }, body: { note, done_on }, key }, user)

/** Sends an attempt with the token of the entry's person. */
export const sendEntry = (
  { line, user, attempted, before, place }: Entry,
  { key, work }: Attempt,
  onProgress: Progress,
): Promise<SentRow> => {
  const sending = { user, line, key, evaluation: place?.evaluation, mayBeThere: attempted || before !== null }
  if (work.kind === 'answer') return answer(work, sending)
  if (work.kind === 'note') return note(work, sending)
  if (work.kind === 'mark') return mark(work, sending)
  if (work.kind === 'duty') return duty(work, sending)
  if (work.kind === 'rating') return rating(work, sending)
  if (work.kind === 'report') return report(work, sending)
  if (work.kind === 'file') return upload(sending, work, onProgress)
  const { indicator, text, mentions = [] } = work
  const body = { evaluation_line: line, indicator, text, mentions }
  return ask(commentCalls.create, { body, key }, user)
}
