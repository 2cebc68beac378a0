import { listeners } from '../listeners.ts'

/** Who waits until the person has shown again that it is them; all get the one answer. */
let waiting: { answer: Promise<boolean>; settle: (isProven: boolean) => void } | null = null
const { listen, notify } = listeners()

/** Asks over the page for the sign-in once more; false when the person would rather not. What was typed stays. */
export const proveAgain = (): Promise<boolean> => {
  if (waiting) return waiting.answer
  let settle = (_: boolean): void => undefined
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  waiting = { answer, settle }
  notify()
  return answer
}

export const isProofWanted = (): boolean => waiting !== null

export const settleProof = (isProven: boolean): void => {
  waiting?.settle(isProven)
  waiting = null
  notify()
}

export const onProofWanted = listen
