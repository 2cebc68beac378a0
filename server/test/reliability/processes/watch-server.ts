import { memoryOfTree } from './process-tree.ts'

const megabyte = 1024 * 1024
export const total = (each: number[]) => each.reduce((sum, bytes) => sum + bytes, 0)

/** In megabytes: all, and in brackets each process. */
export const inMegabytes = (each: number[]): string =>
  `${Math.round(total(each) / megabyte)} MB (${each.map((bytes) => Math.round(bytes / megabyte)).join(' + ')})`

/** Looks at the memory of a server and of all it started, and asks after its health, until it is stopped. */
export const watchServer = ({ base, pid }: { base: string; pid: number }) => {
  let peak: number[] = []
  const waits: number[] = []
  const memory = setInterval(() => {
    const now = memoryOfTree(pid)
    if (total(now) > total(peak)) peak = now
  }, 25)
  const health = setInterval(async () => {
    const start = performance.now()
    const answer = await fetch(`${base}/healthz`).then(
      (heard) => heard.text(),
      () => null,
    )
    waits.push(answer === null ? Number.POSITIVE_INFINITY : performance.now() - start)
  }, 20)
  return {
    stop: () => {
      clearInterval(memory)
      clearInterval(health)
      waits.sort((one, other) => one - other)
      const slowest = waits[Math.floor(waits.length * 0.99)] ?? 0
      return { megabytes: total(peak) / megabyte, words: inMegabytes(peak), slowest: Math.round(slowest) }
    },
  }
}
