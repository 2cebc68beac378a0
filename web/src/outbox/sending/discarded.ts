import { uploadCalls } from 'contract/evaluation/uploads'
import { Problem } from 'contract/platform/problems'
import { ask } from '../../session/ask.ts'
import { onDevice } from '../../session/web-storage.ts'
import type { Entry } from '../entry.ts'
import { firstPart } from './part-size.ts'

/** A discarded file whose upload may have begun; the server would keep its part for seven days. */
type Discarded = { user: number; key: string; at: number }

const name = 'vereda.discarded'
const stored = 7 * 24 * 3_600_000

const all = (): Discarded[] => onDevice.readValue<Discarded[]>(name) ?? []
const write = (next: readonly Discarded[]): void => {
  onDevice.storeValue(name, next.length > 0 ? [...next] : null)
}

export const noteDiscarded = ({ user, key, work }: Entry): void => {
  if (work.kind === 'file' && work.content.size > firstPart) write([...all(), { user, key, at: Date.now() }])
}

/** True when the server has no part of it. */
const isEnded = async ({ user, key }: Discarded): Promise<boolean> => {
  try {
    await ask(uploadCalls.discard, { query: { key } }, user)
    return true
  } catch (error) {
    return error instanceof Problem && error.status < 500 && ![401, 429].includes(error.status)
  }
}

/** Deletes this person's discarded uploads on the server; failures are repeated the next time. */
export const endDiscarded = async (user: number): Promise<void> => {
  for (const each of all()) {
    const isOver = Date.now() - each.at > stored
    if (!isOver && each.user !== user) continue
    if (isOver || (await isEnded(each))) write(all().filter(({ key }) => key !== each.key))
    else return
  }
}
