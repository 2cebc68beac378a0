import type { DBSchema } from 'idb'
import { openDatabase } from '../session/open-database.ts'
import { isTakenOver, outdated, room, type StoredAnswer, type TakenLine } from './stored-answer.ts'

interface Database extends DBSchema {
  answers: { key: string; value: StoredAnswer; indexes: { user: number } }
  taken: { key: string; value: TakenLine; indexes: { user: number } }
}

const withAnswers = openDatabase<Database>('vereda-answers', (database) => {
  database.createObjectStore('answers', { keyPath: 'key' }).createIndex('user', 'user')
  database.createObjectStore('taken', { keyPath: 'key' }).createIndex('user', 'user')
})

export const readAnswer = (key: string): Promise<StoredAnswer | undefined> =>
  withAnswers((database) => database.get('answers', key))

export const writeAnswers = (answers: readonly StoredAnswer[]): Promise<void> =>
  withAnswers(async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite')
    await Promise.all([...answers.map((answer) => store.put(answer)), done])
  })

export const removeAnswer = (key: string): Promise<void> =>
  withAnswers((database) => database.delete('answers', key))

export const readTaken = (key: string): Promise<TakenLine | undefined> =>
  withAnswers((database) => database.get('taken', key))

export const allTaken = (user: number): Promise<TakenLine[]> =>
  withAnswers((database) => database.getAllFromIndex('taken', 'user', user))

export const writeTaken = (taken: TakenLine): Promise<void> =>
  withAnswers(async (database) => {
    await database.put('taken', taken)
  })

export const removeTaken = (key: string): Promise<void> =>
  withAnswers((database) => database.delete('taken', key))

export const sizeOf = (keys: readonly string[]): Promise<number> =>
  withAnswers(async (database) => {
    const answers = await Promise.all(keys.map((key) => database.get('answers', key)))
    return answers.reduce((sum, answer) => sum + (answer?.size ?? 0), 0)
  })

/** Removes outdated answers of all people, until those that nobody took along have at most `limit` bytes. */
export const removeOutdated = (now: number, limit = room): Promise<void> =>
  withAnswers(async (database) => {
    const transaction = database.transaction(['answers', 'taken'], 'readwrite')
    const [answers, taken] = [transaction.objectStore('answers'), transaction.objectStore('taken')]
    const lines = await taken.getAll()
    const over = lines.filter((line) => isTakenOver(line, now))
    const stay = new Set(
      lines.filter((line) => !over.includes(line)).flatMap(({ parts }) => Object.values(parts).flat()),
    )
    const used = (await answers.getAll()).map(({ key, used, size }) => ({ key, used, size }))
    await Promise.all([
      ...over.map(({ key }) => taken.delete(key)),
      ...outdated(used, stay, now, limit).map((key) => answers.delete(key)),
      transaction.done,
    ])
  })

export const removeAllOf = (user: number): Promise<void> =>
  withAnswers(async (database) => {
    const transaction = database.transaction(['answers', 'taken'], 'readwrite')
    const removals = (['answers', 'taken'] as const).map(async (name) => {
      const store = transaction.objectStore(name)
      const keys = await store.index('user').getAllKeys(user)
      await Promise.all(keys.map((key) => store.delete(key)))
    })
    await Promise.all([...removals, transaction.done])
  })
