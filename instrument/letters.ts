import type { Option } from './instrument.ts'

/** Both scales use these letters with the same points and stages, in this order. */
export const letters: { code: string; points: number; stage: Exclude<Option['stage'], null> }[] = [
  { code: 'A', points: 1, stage: 1 },
  { code: 'B', points: 2, stage: 1 },
  { code: 'C', points: 3, stage: 2 },
  { code: 'D', points: 4, stage: 2 },
  { code: 'E', points: 5, stage: 3 },
  { code: 'F', points: 6, stage: 3 },
  { code: 'G', points: 7, stage: 3 },
]
