import { listeners } from '../listeners.ts'

/** Calls that wait for a repeated sign-in share one answer. */
let waiting: { answer: Promise<boolean>; settle: (isProven: boolean) => void } | null = null
const { listen, notify } = listeners()

/** Asks the person to repeat the sign-in; false when they decline. Input on the page stays. */
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
