import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100

type Seen = { parent: number; seconds: number }

/** CPU time of a process and its ended children. */
const seenOf = (id: number): Seen | null => {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0] = fields.slice(1, 2)
    return { parent, seconds: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond }
  } catch {
    // The process has ended meanwhile.
    return null
  }
}

/** CPU seconds of a process and all its descendants. */
export const cpuOfTree = (root: number): number => {
  const all = new Map<number, Seen>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const seen = seenOf(Number(name))
    if (seen) all.set(Number(name), seen)
  }
  const isBelow = (id: number): boolean => id === root || (all.has(id) && isBelow(all.get(id)?.parent ?? 0))
  return [...all].filter(([id]) => isBelow(id)).reduce((sum, [, { seconds }]) => sum + seconds, 0)
}

const memoryLine = (id: number, key: string): number =>
  Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) /
  1024

/** Peak memory in MiB. */
export const peakMemory = (id: number): number => memoryLine(id, 'VmHWM')

/** Present memory in MiB. */
export const memory = (id: number): number => memoryLine(id, 'VmRSS')

/** The parent process of all sessions. */
export const postmasterOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${rows[0].pid}/status`, 'utf8'))?.[1])
}
