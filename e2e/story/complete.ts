import { evaluationCalls } from 'contract/evaluation/evaluations'
import { fileCalls } from 'contract/evaluation/files'
import { lineCalls } from 'contract/evaluation/lines'
import { resultCalls } from 'contract/evaluation/results'
import { instrumentCalls } from 'contract/instrument/instruments'
import { ask } from './asking.ts'
import { documentNumber } from './documents.ts'
import { copyFolders } from './folders.ts'
import { smallPhoto, type UploadedDocument } from './photos.ts'
import type { Neighbourhood } from './story.ts'

type Begun = Awaited<ReturnType<Neighbourhood['evaluation']>>
type Cell = { category: number; stage: number }

export const attach = async (
  { url, teacher }: Neighbourhood,
  line: number,
  { category, stage }: Cell,
  document: UploadedDocument,
): Promise<void> => {
  const form = new FormData()
  const fields = { evaluation_line: line, category, stage, description: 'Hands and material', consent: true }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append(
    'file',
    new Blob([Uint8Array.from(document.buffer)], { type: document.mimeType }),
    document.name,
  )
  const answer = await fetch(url + fileCalls.create.path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${teacher.token}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`${document.name}: ${answer.status} ${await answer.text()}`)
}

/** Two photos and a document in each of the three folders. */
export const fillDomain = async (
  place: Neighbourhood,
  line: number,
  category: number,
  { photo, documentIn = [1, 2, 3] }: { photo: UploadedDocument; documentIn?: readonly number[] },
): Promise<void> => {
  for (const stage of [1, 2, 3]) {
    const cell = { category, stage }
    await Promise.all([attach(place, line, cell, photo), attach(place, line, cell, photo)])
    if (documentIn.includes(stage)) await attach(place, line, cell, documentNumber(stage, 'plan'))
  }
}

type LetterOf = (code: string) => string
const everyC: LetterOf = () => 'C'

/** Answers unanswered indicators of a line that `isWanted` selects by code. */
export const answerIndicators = async (
  { url, teacher }: Neighbourhood,
  { id: evaluation, line, instrument }: Omit<Begun, 'path'>,
  isWanted: (code: string) => boolean,
  letterOf = everyC,
): Promise<void> => {
  const options = await ask(url, instrumentCalls.options, teacher, { query: { instrument_id: instrument } })
  const categories = await ask(url, instrumentCalls.categories, teacher, { parameters: { id: instrument } })
  const none = options.find(({ code }) => code === 'NE')?.id ?? 0
  const indicators = categories.flatMap(({ outcomes = [] }) =>
    outcomes.flatMap((outcome) => outcome.indicators),
  )
  const { line: now } = await ask(url, evaluationCalls.read, teacher, { parameters: { id: evaluation } })
  const answered = new Set(now.results.map(({ indicator }) => indicator))
  const wanted = indicators.filter(({ id, code }) => !answered.has(id) && isWanted(code))
  await Promise.all(
    wanted.map(({ id, code, scale }) => {
      const letter = letterOf(code)
      const option = options.find((each) => each.code === letter && each.scale === scale)?.id ?? none
      return ask(url, resultCalls.create, teacher, { body: { evaluation_line: line, indicator: id, option } })
    }),
  )
}

/** What is left out: answers of these indicators, the last document. */
type Left = { answers?: readonly string[]; document?: boolean }

/** Answers indicators and fills folders by the API, for stories later in a line's life. */
export const complete = async (
  place: Neighbourhood,
  begun: Begun,
  left: Left = {},
  letterOf = everyC,
): Promise<void> => {
  const { url, teacher } = place
  await answerIndicators(place, begun, (code) => !left.answers?.includes(code), letterOf)
  const categories = await ask(url, instrumentCalls.categories, teacher, {
    parameters: { id: begun.instrument },
  })
  const photo = await smallPhoto('hands')
  const isShort = ({ id }: { id: number }) => left.document === true && id === categories.at(-1)?.id
  // The first domain is filled by the API; the others are copied in the database where possible.
  const [first, ...others] = categories
  if (!first) return
  await fillDomain(place, begun.line, first.id, { photo })
  const full = others.filter((category) => !isShort(category))
  const areCopied = await copyFolders(place.stored, begun.line, first.id, full)
  for (const category of areCopied ? others.filter(isShort) : others) {
    const documentIn = isShort(category) ? [1, 2] : [1, 2, 3]
    await fillDomain(place, begun.line, category.id, { photo, documentIn })
  }
}

type Step = 'submit' | 'return' | 'review' | 'close'

/** Takes the line's next step, as a person who may. */
export const takeStep = async (
  { url, teacher, coordinator }: Neighbourhood,
  { id, line }: Begun,
  step: Step,
): Promise<void> => {
  const asking = { parameters: { id: line } }
  if (step === 'submit') await ask(url, lineCalls.submit, teacher, asking)
  else if (step === 'close') {
    await ask(url, lineCalls.open, coordinator, { ...asking, body: { status: 'CLOSED', evaluation: id } })
  } else if (step === 'review')
    await ask(url, lineCalls.review, coordinator, { ...asking, body: { messages: [] } })
  else {
    const { line: now } = await ask(url, evaluationCalls.read, coordinator, { parameters: { id } })
    const messages = [
      { text: 'Please look at this one again.', indicator: now.results[0]?.indicator ?? null },
    ]
    await ask(url, lineCalls.return, coordinator, { ...asking, body: { messages } })
  }
}
