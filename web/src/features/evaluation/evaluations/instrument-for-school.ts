import type { Instrument } from 'contract/instrument/instruments'

type Choice = Pick<Instrument, 'id' | 'country'>
type School = { country?: number } | null

/** An adaptation asks the schools of its country alone. */
export const isMeantFor = ({ country }: Pick<Choice, 'country'>, school: School): boolean =>
  !country || !school || country.id === school.country

/** What of a choice is left once another school is picked. */
export const instrumentFor = (
  chosen: number | null,
  instruments: readonly Choice[],
  school: School,
): number | null => {
  const instrument = instruments.find(({ id }) => id === chosen)
  return instrument && !isMeantFor(instrument, school) ? null : chosen
}
