import type { ExportAnswer } from 'contract/exchange/exports'
import type { AppliedAnswer, ImportAnswer } from 'contract/exchange/imports'
import { type Job, jobCalls } from 'contract/exchange/jobs'
import { isProblemCode, Problem } from 'contract/platform/problems'
import { ask } from '../../session/ask.ts'
import { isUnreachable } from '../../session/send.ts'

const pause = 700

/** Milliseconds before a server that has too much to do is asked again. */
export const busyPause = 3_000

export const wait = (signal: AbortSignal, milliseconds = pause): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })

/** Why a job failed, as a call that was refused would have said it. */
const problemOf = ({ answer }: Job): Problem => {
  if (answer === null || !('detail' in answer) || !isProblemCode(answer.code))
    return new Problem('server_error')
  const { code, errors } = answer
  return new Problem(code, errors && { errors })
}

export const fileOf = ({ answer }: Job): ExportAnswer => {
  if (answer === null || !('content_type' in answer)) throw new Problem('server_error')
  return answer
}

export const dryRunOf = ({ answer }: Job): ImportAnswer => {
  if (answer === null || !('refused' in answer)) throw new Problem('server_error')
  return answer
}

export const appliedOf = ({ answer }: Job): AppliedAnswer => {
  if (answer === null || !('subject' in answer)) throw new Problem('server_error')
  return answer
}

/** The server answered that it has too much to do; the work goes on meanwhile. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Problem && error.status === 503 && !isUnreachable(error)

const readJob = async (id: number, signal: AbortSignal): Promise<Job> => {
  for (;;) {
    try {
      return await ask(jobCalls.read, { parameters: { id }, query: { page: '1', page_size: '1' }, signal })
    } catch (error) {
      if (!isBusy(error)) throw error
      await wait(signal, busyPause)
    }
  }
}

/** Waits for the end of a job and says how far it is, in percent; a job that failed is thrown as its problem. */
export const untilDone = async (
  { id }: Pick<Job, 'id'>,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Job> => {
  for (;;) {
    const job = await readJob(id, signal)
    if (job.status === 'failed') throw problemOf(job)
    if (job.status === 'done') return job
    onProgress(job.progress)
    await wait(signal)
  }
}
