import type { ExportAnswer } from 'contract/exchange/exports'
import type { AppliedAnswer, ImportAnswer } from 'contract/exchange/imports'
import { type Job, jobCalls } from 'contract/exchange/jobs'
import { isProblemCode, Problem } from 'contract/platform/problems'
import { ask } from '../../session/ask.ts'
import { isUnreachable } from '../../session/send.ts'

const pause = 700

/** Milliseconds before an overloaded or unreachable server is asked again. */
const longPause = 3_000

const wait = (signal: AbortSignal, milliseconds: number): Promise<void> =>
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

/** The reason of a failed job, as the problem of a refused call. */
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

/** The server answered that it is overloaded; the job continues. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Problem && error.status === 503 && !isUnreachable(error)

/** Repeats a call while it fails for a temporary reason. */
export const persist = async <Answer>(
  attempt: () => Promise<Answer>,
  signal: AbortSignal,
  passes: (error: unknown) => boolean,
): Promise<Answer> => {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (signal.aborted || !passes(error)) throw error
      await wait(signal, longPause)
    }
  }
}

/** Waits for the end of a job and reports its progress in percent; throws the problem of a failed job. */
export const untilDone = async (
  { id }: Pick<Job, 'id'>,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Job> => {
  const read = () => ask(jobCalls.read, { parameters: { id }, query: { page: '1', page_size: '1' }, signal })
  for (;;) {
    const job = await persist(read, signal, isBusy)
    if (job.status === 'failed') throw problemOf(job)
    if (job.status === 'done') return job
    onProgress(job.progress)
    await wait(signal, pause)
  }
}
