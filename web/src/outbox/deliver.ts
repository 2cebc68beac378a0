import { commentCalls } from 'contract/comments'
import { noteCalls } from 'contract/notes'
import { resultCalls } from 'contract/results'
import { ask } from '../session/ask.ts'
import type { AnswerWork, Entry, NoteWork } from './entry.ts'
import { upload } from './upload.ts'
import type { Delivered } from './upon.ts'

const answer = (line: number, work: AnswerWork, key: string): Promise<Delivered> => {
  const { option, na_reason, result, version, indicator } = work
  if (result === null) {
    return ask(resultCalls.create, { body: { evaluation_line: line, indicator, option, na_reason }, key })
  }
  return ask(resultCalls.change, {
    parameters: { id: result },
    body: { option, na_reason },
    version: version ?? undefined,
  })
}

const note = async (line: number, work: NoteWork, key: string): Promise<Delivered> => {
  const { text, indicator, note: id, version } = work
  const asking = { parameters: { id: id ?? 0 }, version: version ?? undefined }
  if (id === null) {
    if (text.trim() === '') return null
    return ask(noteCalls.create, { body: { evaluation_line: line, indicator, text }, key })
  }
  if (text.trim() !== '') return ask(noteCalls.change, { ...asking, body: { text } })
  await ask(noteCalls.remove, asking)
  return null
}

/** Asks the server for what the entry says. */
export const deliver = (
  { line, work, key }: Entry,
  onProgress: (part: number) => void,
): Promise<Delivered> => {
  if (work.kind === 'answer') return answer(line, work, key)
  if (work.kind === 'note') return note(line, work, key)
  if (work.kind === 'file') return upload(line, work, key, onProgress)
  return ask(commentCalls.create, {
    body: { evaluation_line: line, indicator: work.indicator, text: work.text },
    key,
  })
}
