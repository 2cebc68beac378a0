import type { Picture, Pictured, Text } from '../document.ts'
import type { Voice } from '../voice.ts'

/** A thing to see beside what is said of it, one thought a line. */
export const pictured = ({ t }: Voice, picture: Picture, ...texts: Text[]): Pictured => ({
  kind: 'pictured',
  picture,
  alternative: t(`easy.pictures.${picture}`),
  texts,
})

/** What each domain is about, as a picture. */
const ofDomains = ['look', 'talk', 'book', 'family', 'school', 'team', 'bridge'] as const

export const pictureOfDomain = (number: number): Picture => ofDomains[number - 1] ?? 'question'
