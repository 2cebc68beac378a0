import type { FormerParts } from 'contract/evaluation/edition-moves'

type Answer = FormerParts['answers'][number]

export const formerAt = (parts: FormerParts | undefined, indicator: number): Answer[] =>
  (parts?.answers ?? [])
    .filter((answer) => answer.indicator === indicator)
    .toSorted((one, next) => Number(one.other) - Number(next.other))

/** After several moves the same question may have several earlier answers; the latest counts. */
export const latestOf = (answers: readonly Answer[]): Answer | undefined =>
  answers.filter(({ other }) => !other).toSorted((one, other) => other.at.localeCompare(one.at))[0]
