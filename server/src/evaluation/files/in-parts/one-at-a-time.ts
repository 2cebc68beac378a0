const resolvable = () => {
  let resolve = (): void => undefined
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

type Active = { stop: () => void; received: Promise<void>; ended: Promise<void> }

/** What one request is given: when it has to stop, and whom to tell that nothing more of it is stored. */
export type Turn = { stopped: AbortSignal; received: () => void }

/**
 * One request at a time adds to an upload. A connection that broke may look open for minutes: who comes after it on
 * this server ends it and goes on where it stopped. On another server the row of the upload decides.
 */
export const openSequence = () => {
  const active = new Map<number, Active>()

  /** Stops what receives, and waits until all that came is stored. */
  const settle = async (id: number): Promise<void> => {
    active.get(id)?.stop()
    await active.get(id)?.received
  }

  const run = async <Done>(id: number, work: (turn: Turn) => Promise<Done>): Promise<Done> => {
    for (let other = active.get(id); other; other = active.get(id)) {
      other.stop()
      await other.ended
    }
    const [received, ended] = [resolvable(), resolvable()]
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    active.set(id, { stop, received: received.promise, ended: ended.promise })
    try {
      return await work({ stopped: stopping.signal, received: received.resolve })
    } finally {
      active.delete(id)
      received.resolve()
      ended.resolve()
    }
  }
  return { settle, run }
}

export type Sequence = ReturnType<typeof openSequence>
