import type { Database } from '../../platform/database/open.ts'
import type { WorkLog } from '../../platform/work-log.ts'
import { byOneServer, whenDue } from './queries.ts'

/** Work that is rarer than this is looked for as often as this: a server may not run for an hour. */
const minute = 60_000

/** Something to be done again and again: `every` so many milliseconds, by one server at a time. */
export type Work = { name: string; every: number; work: () => Promise<unknown> }

/** Does each work at its times while the server listens; what goes wrong is told and tried again the next time. */
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
    /** Resolves when what is under way has ended. */
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}
