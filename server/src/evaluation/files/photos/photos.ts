import type { ChildProcess } from 'node:child_process'
import { Problem } from 'contract/platform/problems'
import { tooLarge, unsupported } from '../refusals.ts'
import { discard, type EncryptedTemp, encryptedTempIn } from '../upload/encrypted-temp.ts'
import { photosAtOnce, startPhotoProcess } from './photo-process.ts'
import type { PhotoNews, PhotoOrder, Refusal } from './photo-worker.ts'

const attemptsMaximum = 2

type DrawnPhoto = { format: 'jpeg' | 'png'; photo: EncryptedTemp; thumbnail: EncryptedTemp }

export type Photos = {
  /** Redraws a photo; the caller discards both new files. */
  redraw: (source: EncryptedTemp) => Promise<DrawnPhoto>
  close: () => void
}

type Order = PhotoOrder & {
  attempts: number
  alarm?: NodeJS.Timeout
  done: (drawn: DrawnPhoto) => void
  refuse: (problem: Problem) => void
}

const problemOf = (refusal: Refusal): Problem => {
  if (refusal === 'photo_too_large') return tooLarge(refusal)
  return refusal === 'photo_broken' ? unsupported(refusal) : new Problem(refusal)
}

export const openPhotos = (
  folder: string,
  { patience = 20_000, idleTime = 30_000, niceness = 10 } = {},
): Photos => {
  const waiting: Order[] = []
  const running = new Map<number, Order>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let next = 1
  let isClosed = false

  const take = (id: number): Order | undefined => {
    const order = running.get(id)
    clearTimeout(order?.alarm)
    running.delete(id)
    return order
  }
  const refuse = (order: Order, problem: Problem) => {
    void discard(order.photo, order.thumbnail).then(() => order.refuse(problem))
  }
  const hear = (news: PhotoNews) => {
    if ('started' in news) return started(news.id)
    const order = take(news.id)
    if (order && 'format' in news) order.done({ ...order, format: news.format })
    if (order && 'refusal' in news) refuse(order, problemOf(news.refusal))
    work()
  }
  const started = (id: number) => {
    const order = running.get(id)
    if (order) order.alarm = setTimeout(() => giveUp(id), patience)
  }
  /** An overloaded machine or a killed process is not the photo's fault, so another try may succeed. */
  const giveUp = (id: number) => {
    const order = take(id)
    if (order) refuse(order, problemOf('unavailable'))
    child?.kill('SIGKILL')
  }
  /** The process died or was killed: its photos are tried once more in a new one. */
  const replace = (dead: ChildProcess) => {
    if (child === dead) child = undefined
    for (const id of running.keys()) {
      const order = take(id)
      if (!order) continue
      if (order.attempts < attemptsMaximum && !isClosed) waiting.unshift(order)
      else refuse(order, problemOf('unavailable'))
    }
    work()
  }
  const begin = () => {
    const born = startPhotoProcess(niceness)
    born.on('message', (news) => hear(news as PhotoNews))
    born.once('exit', () => replace(born))
    born.once('error', () => born.kill('SIGKILL'))
    return born
  }
  const send = (order: Order) => {
    running.set(order.id, order)
    order.attempts += 1
    child ??= begin()
    const { id, source, photo, thumbnail } = order
    child.send(
      { id, source, photo, thumbnail } satisfies PhotoOrder,
      (error) => error && child?.kill('SIGKILL'),
    )
  }
  const work = () => {
    clearTimeout(idle)
    while (running.size < photosAtOnce) {
      const next = waiting.shift()
      if (!next) break
      send(next)
    }
    if (running.size === 0) idle = setTimeout(() => child?.kill('SIGKILL'), idleTime).unref()
  }
  return {
    redraw: (source) =>
      new Promise((done, reject) => {
        if (isClosed) return reject(problemOf('unavailable'))
        const files = { source, photo: encryptedTempIn(folder), thumbnail: encryptedTempIn(folder) }
        waiting.push({ id: next++, ...files, attempts: 0, done, refuse: reject })
        work()
      }),
    close: () => {
      isClosed = true
      clearTimeout(idle)
      for (const order of waiting.splice(0)) refuse(order, problemOf('unavailable'))
      child?.kill('SIGKILL')
    },
  }
}
