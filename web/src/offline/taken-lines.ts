import { ownerNow } from '../drafts/owner.ts'
import { allTaken, readAnswer } from './database.ts'
import type { TakenLine } from './stored-answer.ts'

/** A line on this device: its name, its bytes, and which parts cannot be decrypted. */
export type OnThisDevice = {
  key: string
  evaluation: number
  line: number
  name: string | null
  at: number
  size: number
  missing: number
  broken: number
}

/** Decrypts all parts of a line, as a page does offline. */
const opened = async (taken: TakenLine): Promise<{ size: number; broken: number }> => {
  const cipher = ownerNow()?.cipher
  let [size, broken] = [0, 0]
  for (const key of Object.values(taken.parts).flat()) {
    const answer = await readAnswer(key)
    if (!answer || !cipher?.decryptBytes(key, answer.encrypted)) broken += 1
    size += answer?.size ?? 0
  }
  return { size, broken }
}

const nameOf = ({ key, name }: TakenLine): string | null =>
  (name && ownerNow()?.cipher.decrypt(key, name)) ?? null

/** All lines of a person on this device, each of them decrypted as a check. */
export const takenLines = async (user: number): Promise<OnThisDevice[]> => {
  const found: OnThisDevice[] = []
  for (const taken of await allTaken(user)) {
    const { key, evaluation, line, at, missing } = taken
    found.push({ key, evaluation, line, at, missing, name: nameOf(taken), ...(await opened(taken)) })
  }
  return found.toSorted((one, other) => other.at - one.at)
}
