import type { Database } from '../../platform/database/open.ts'
import type { WorkLog } from '../../platform/work-log.ts'
import { byOneServer, whenDue } from './queries.ts'

/** Work with a longer interval is looked for this often, since a server may not run for an hour. In milliseconds. */
const minute = 60_000

/** `every` in milliseconds, by one server at a time. */
export type Work = { name: string; every: number; work: () => Promise<unknown> }

/** Does all work at its times while the server listens; a failure is logged and tried again at the next time. */
export const regularly = (
  database: Database,
  works: Work[],
  log: Pick<WorkLog, 'failed' | 'done'>,
  often = minute,
) => {
  const running = new Set<Promise<unknown>>()
  const timers: NodeJS.Timeout[] = []

  const begin = (each: Work): NodeJS.Timeout => {
    const { name, every, work } = each
    const isRare = every > often
    let busy = false
    return setInterval(
      async () => {
        if (busy) return
        busy = true
        const run = byOneServer(database, name, isRare ? () => whenDue(database, each) : work).then(
          log.done,
          (error: unknown) => log.failed(name, error),
        )
        running.add(run)
        await run
        running.delete(run)
        busy = false
      },
      Math.min(every, often),
    ).unref()
  }

  return {
    start: (): void => {
      timers.push(...works.map(begin))
    },
    /** Resolves when current work has ended. */
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}
