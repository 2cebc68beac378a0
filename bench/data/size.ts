/** How much is filled in; every school has one evaluation of three lines. */
export type Size = {
  schools: number
  /** Answers of a base, a second and a third line, of 66. */
  answers: readonly [number, number, number]
}

/** 10,000 schools, 30,000 lines, 1.32 million results. */
export const usual: Size = { schools: 10_000, answers: [40, 44, 48] }

/** For the plans of lists, which never look at results. */
export const large: Size = { schools: 100_000, answers: [0, 0, 0] }
