import { exportCalls } from 'contract/exchange/export-calls'
import type { NewExport } from 'contract/exchange/exports'
import { jobCalls } from 'contract/exchange/jobs'
import { listeners } from '../../listeners.ts'
import { ask } from '../../session/ask.ts'
import { askBytes } from '../../session/ask-bytes.ts'
import { isUnreachable } from '../../session/send.ts'
import { fileOf, isBusy, persist, untilDone } from '../exchange/job-end.ts'
import { saveFile } from '../exchange/save-file.ts'

/** A file that is made in the background; `name` names its subject. */
export interface Making {
  job: number
  name: string
  percent: number
  /** Stops waiting; the server still makes the file and notifies. */
  leave: () => void
}

export type Ended = { saved: string } | { problem: unknown }

let making: readonly Making[] = []
const { listen, notify } = listeners()

const change = (now: readonly Making[]): void => {
  making = now
  notify()
}

export const filesBeingMade = (): readonly Making[] => making

export const onFilesBeingMade = listen

/** Repeats failed requests, since a file that takes minutes may outlast a lost connection. */
const fetchMade = async (job: number, signal: AbortSignal): Promise<string> => {
  const onProgress = (percent: number) =>
    change(making.map((each) => (each.job === job ? { ...each, percent } : each)))
  // A failed job may name the server's load as its reason, and is over all the same.
  const done = await persist(() => untilDone({ id: job }, signal, onProgress), signal, isUnreachable)
  const { name } = fileOf(done)
  const bytes = await persist(
    () => askBytes(exportCalls.file, { parameters: { id: job }, signal }),
    signal,
    (error) => isUnreachable(error) || isBusy(error),
  )
  saveFile(bytes, name)
  return name
}

/** Starts a job; a refusal is thrown, later failures are passed to listeners unless the person stopped waiting. */
export const startFile = async (
  wanted: NewExport,
  name: string,
  onEnd: (ended: Ended) => void,
): Promise<void> => {
  const { id: job } = await ask(exportCalls.start, { body: wanted })
  const leaving = new AbortController()
  change([...making, { job, name, percent: 0, leave: () => leaving.abort() }])
  fetchMade(job, leaving.signal)
    .then(
      (saved) => onEnd({ saved }),
      (problem: unknown) => {
        if (!leaving.signal.aborted) onEnd({ problem })
      },
    )
    .finally(() => change(making.filter((each) => each.job !== job)))
}

export const saveMade = async (job: number): Promise<string> => {
  const done = await ask(jobCalls.read, {
    parameters: { id: job },
    query: { page: '1', page_size: '1' },
  })
  const { name } = fileOf(done)
  saveFile(await askBytes(exportCalls.file, { parameters: { id: job } }), name)
  return name
}
