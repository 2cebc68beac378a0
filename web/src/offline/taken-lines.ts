import { ownerNow } from '../drafts/owner.ts'
import { allTaken, readAnswer } from './database.ts'
import type { TakenLine } from './stored-answer.ts'

/** A line on this device: what it is called, its bytes, and what of it does not open. */
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

/** Opens everything of a line as a page without a connection would. */
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

/** All lines of a person that lie here, each of them opened. */
export const takenLines = async (user: number): Promise<OnThisDevice[]> => {
  const found: OnThisDevice[] = []
  for (const taken of await allTaken(user)) {
    const { key, evaluation, line, at, missing } = taken
    found.push({ key, evaluation, line, at, missing, name: nameOf(taken), ...(await opened(taken)) })
  }
  return found.toSorted((one, other) => other.at - one.at)
}
