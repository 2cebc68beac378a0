import type { Db } from '../db.ts'
import { causeOf } from '../failures/refusal.ts'
import type { openGate } from './gate.ts'
import { type Mark, placeOf } from './mark-queries.ts'
import { openPositions, positionFrom } from './positions.ts'

/** Milliseconds between two looks at how far primary and replica are. */
const between = 1000

export const noStandby = 'it is no standby'

type Watched = { primary: Db; replica: Db; gate: ReturnType<typeof openGate>; most: number }

/** Looks once a second how far primary and replica are, and opens and shuts the gate; `most` are milliseconds. */
export const openWatch = ({ primary, replica, gate, most }: Watched) => {
  const positions = openPositions(2 * most + 10_000)
  let lag: number | null = null

  const poll = async (): Promise<void> => {
    const startedAt = performance.now()
    const here = await placeOf(primary)
    positions.note(positionFrom(here.position), startedAt)
    if (!gate.mayBeTried()) return
    try {
      const there = await placeOf(replica)
      if (!there.is_replica) throw new Error(noStandby)
      if (there.system !== here.system) throw new Error('it belongs to another database')
      lag = positions.ageOf(positionFrom(there.position), performance.now())
      if (lag === null || lag > most) gate.shut('it is too far behind')
      else gate.open()
    } catch (error) {
      lag = null
      gate.shut(causeOf(error))
    }
  }

  let polling: Promise<void> = Promise.resolve()
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  const pollAgain = (): void => {
    // without the primary nothing is answered anyway
    polling = poll().catch(() => undefined)
    void polling.then(() => {
      if (!isClosing) timer = setTimeout(pollAgain, between).unref()
    })
  }
  pollAgain()

  return {
    /** Seconds that the replica was behind at most, at the last look; null where that is not known. */
    lag: () => (lag === null ? null : lag / 1000),
    /**
     * Milliseconds that rows of `there` are old at most, where the primary was asked for `here` at `startedAt`; null when
     * that is longer than may be.
     */
    ageOf: (startedAt: number, here: Mark, there: Mark): number | null => {
      const replayed = positionFrom(there.position)
      const now = performance.now()
      if (replayed >= positionFrom(here.position)) return now - startedAt
      const age = positions.ageOf(replayed, now)
      return age === null || age > most ? null : age
    },
    close: (): Promise<void> => {
      isClosing = true
      clearTimeout(timer)
      return polling
    },
  }
}
