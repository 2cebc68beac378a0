import { readdirSync, readFileSync } from 'node:fs'

type Seen = { parent: number; bytes: number }

/** Parent and resident memory of every process, as Linux tells them. */
const processes = (): Map<number, Seen> => {
  const seen = new Map<number, Seen>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      const numberOf = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
      seen.set(Number(name), { parent: numberOf('PPid'), bytes: numberOf('VmRSS') * 1024 })
    } catch {
      // It ended while it was being looked at.
    }
  }
  return seen
}

/** Resident memory in bytes of a process and of all below it, the first one first; what they share counts in each. */
export const memoryOfTree = (root: number): number[] => {
  const seen = processes()
  const isBelow = (id: number): boolean => id === root || (seen.has(id) && isBelow(seen.get(id)?.parent ?? 0))
  return [...seen].filter(([id]) => isBelow(id)).map(([, { bytes }]) => bytes)
}
