import { afterAll } from 'vitest'

const endings = new Set<() => unknown>()

/** Does this when the test file ends, the latest first, unless it was done before: `do` does it once. */
export const atTheEnd = (end: () => unknown): { do(): Promise<void> } => {
  const ending = async () => {
    if (endings.delete(ending)) await end()
  }
  endings.add(ending)
  return { do: ending }
}

afterAll(async () => {
  for (const ending of [...endings].reverse()) await ending()
})
