const kilobyte = 1024
/** The first part, and the largest file that goes in one request. */
export const firstPart = 256 * kilobyte
const least = 64 * kilobyte
const most = 4096 * kilobyte
/** Milliseconds: a part that passes sooner lets the next one be twice as large. */
const quick = 4_000

/** How many bytes are sent at once: more while they pass quickly, fewer after a break. */
export const createPartSize = () => {
  let size = firstPart
  return {
    now: (): number => size,
    /** Only a part of that size tells: the last one of a file is small. */
    passed: (bytes: number, milliseconds: number): void => {
      if (bytes >= size && milliseconds < quick) size = Math.min(most, size * 2)
    },
    broke: (): void => {
      size = Math.max(least, size / 2)
    },
  }
}

export type PartSize = ReturnType<typeof createPartSize>
