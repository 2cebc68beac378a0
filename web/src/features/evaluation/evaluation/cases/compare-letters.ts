import { type OptionCode, optionCodes } from 'contract/instrument/instruments'

export type Comparison =
  | { kind: 'none' | 'same' | 'also' | 'other' }
  | { kind: 'higher' | 'lower'; count: number }

const isLetter = (code: OptionCode): boolean => code !== 'NA' && code !== 'NE'

/** By how many letters somebody's letter is higher or lower than the expected one; NA and NE are on no scale. */
export const compareLetters = (
  own: OptionCode | null,
  { letter, also }: { letter: OptionCode; also: readonly OptionCode[] },
): Comparison => {
  if (own === null) return { kind: 'none' }
  if (own === letter) return { kind: 'same' }
  if (also.includes(own)) return { kind: 'also' }
  if (!isLetter(own) || !isLetter(letter)) return { kind: 'other' }
  const distance = optionCodes.indexOf(own) - optionCodes.indexOf(letter)
  return { kind: distance > 0 ? 'higher' : 'lower', count: Math.abs(distance) }
}
