import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** Something that acknowledges writes and can be killed: a process at the database, or the whole server. */
type Victim = {
  opening: number
  write(id: number): Promise<void>
  kill(): Promise<void>
}

type Kills = {
  rounds: number
  /** Who asks at the same time. */
  clients: number
  start(): Promise<Victim>
}

type KillReport = {
  acknowledged: Set<number>
  /** The longest start after a kill, in milliseconds. */
  slowestStart: number
}

/** Shortest and longest life of a victim once it writes, in milliseconds. */
const life = [20, 800] as const

/** Every other victim also acknowledges so many, however slow the machine is; waited for that long at most. */
const fewest = 30
const longestWait = 20_000

/** Rounds of starting, writing by several clients at once, and kill -9 at a random moment. */
export const killRounds = async ({ rounds, clients, start }: Kills): Promise<KillReport> => {
  const acknowledged = new Set<number>()
  let last = 0
  let slowestStart = 0

  const ask = async (victim: Victim): Promise<void> => {
    for (;;) {
      last += 1
      const id = last
      const answered = await victim.write(id).then(
        () => true,
        () => false,
      )
      if (!answered) return
      acknowledged.add(id)
    }
  }

  for (let round = 0; round < rounds; round += 1) {
    const victim = await start()
    if (round > 0) slowestStart = Math.max(slowestStart, victim.opening)
    const atLeast = acknowledged.size + (round % 2 === 1 ? fewest : 0)
    const latest = performance.now() + longestWait
    const asking = Array.from({ length: clients }, () => ask(victim))
    do await pause(randomInt(...life))
    while (acknowledged.size < atLeast && performance.now() < latest)
    await victim.kill()
    await Promise.all(asking)
  }
  return { acknowledged, slowestStart }
}
