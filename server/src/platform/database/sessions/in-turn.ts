import type { Answer, Statement } from '../engine.ts'

type Waiting = {
  statement: Statement
  least: number
  done(answer: Answer): void
  fail(error: unknown): void
}

type Send = (statements: readonly Statement[], least: number) => Promise<Answer[]>

/** Ends a transaction: by itself, so that it is run also after a statement that failed. */
const isEdge = ({ text, parameters }: Statement): boolean =>
  parameters.length === 0 && (text === 'commit' || text === 'rollback')

/**
 * Statements of one session go one after another. What a handler asks for at once (`Promise.all`) goes in one trip,
 * inside a transaction: where one of them fails nothing of the others remains anyway. `least` is the least time in
 * milliseconds that a statement is given.
 */
export const inTurn = (send: Send, inTransaction: () => boolean) => {
  const waiting: Waiting[] = []
  let isSending = false

  const taken = (): Waiting[] => {
    const [first] = waiting
    const isSingle = first && (isEdge(first.statement) || !inTransaction())
    const edgeAt = waiting.findIndex(({ statement }) => isEdge(statement))
    return waiting.splice(0, isSingle ? 1 : edgeAt < 0 ? waiting.length : edgeAt)
  }

  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const now = taken()
      try {
        const least = Math.max(...now.map((each) => each.least))
        const answers = await send(
          now.map(({ statement }) => statement),
          least,
        )
        for (const [at, { done, fail }] of now.entries()) {
          const answer = answers[at]
          if (answer) done(answer)
          else fail(new Error('A statement has no answer'))
        }
      } catch (error) {
        for (const { fail } of now) fail(error)
      }
    }
    isSending = false
  }

  return (text: string, parameters: readonly unknown[] = [], least = 0): Promise<Answer> =>
    new Promise((done, fail) => {
      waiting.push({ statement: { text, parameters }, least, done, fail })
      if (isSending) return
      isSending = true
      // after all that is asked for at once
      process.nextTick(() => void sendAll())
    })
}
