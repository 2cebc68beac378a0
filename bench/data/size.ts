/** The amount of data; every school has one evaluation with three lines. */
export type Size = {
  schools: number
  /** Answered indicators of the base, second and third line, of 66. */
  answers: readonly [number, number, number]
}

/** 10,000 schools, 30,000 lines, 1.32 million results. */
export const usual: Size = { schools: 10_000, answers: [40, 44, 48] }

/** For plans of lists, which do not read results. */
export const large: Size = { schools: 100_000, answers: [0, 0, 0] }
