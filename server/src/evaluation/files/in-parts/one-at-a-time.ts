const resolvable = () => {
  let resolve = (): void => undefined
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

type Active = { stop: () => void; received: Promise<void>; ended: Promise<void> }

/** `stopped` asks the request to stop; it calls `received` when nothing more will be stored. */
export type Turn = { stopped: AbortSignal; received: () => void }

/**
 * Allows one request at a time for an upload. A broken connection may look open for minutes, so a later request on
 * this server ends it and continues; between servers the row of the upload decides.
 */
export const openSequence = () => {
  const active = new Map<number, Active>()

  /** Stops the current request and waits until its bytes are stored. */
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
