import type { Instrument } from 'contract/instrument/instruments'

type Choice = Pick<Instrument, 'id' | 'country'>
type School = { country?: number } | null

/** An adaptation is only for schools of its country. */
export const isMeantFor = ({ country }: Pick<Choice, 'country'>, school: School): boolean =>
  !country || !school || country.id === school.country

/** Keeps the chosen instrument where it fits another school. */
export const instrumentFor = (
  chosen: number | null,
  instruments: readonly Choice[],
  school: School,
): number | null => {
  const instrument = instruments.find(({ id }) => id === chosen)
  return instrument && !isMeantFor(instrument, school) ? null : chosen
}
