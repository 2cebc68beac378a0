const kilobyte = 1024
/** The first part, and the largest file that is sent in one request. */
export const firstPart = 256 * kilobyte
const least = 64 * kilobyte
const most = 4096 * kilobyte
/** Milliseconds; a faster part doubles the next one. */
const quick = 4_000

/** The size of parts: larger while they are fast, smaller after a failure. */
export const createPartSize = () => {
  let size = firstPart
  return {
    now: (): number => size,
    /** Ignores smaller parts, such as the last one of a file. */
    passed: (bytes: number, milliseconds: number): void => {
      if (bytes >= size && milliseconds < quick) size = Math.min(most, size * 2)
    },
    broke: (): void => {
      size = Math.max(least, size / 2)
    },
  }
}

export type PartSize = ReturnType<typeof createPartSize>
