import type { Picture, Pictured, Text } from '../document.ts'
import type { Voice } from '../voice.ts'

/** A pictogram with sentences, each on its own line. */
export const pictured = ({ t }: Voice, picture: Picture, ...texts: Text[]): Pictured => ({
  kind: 'pictured',
  picture,
  alternative: t(`easy.pictures.${picture}`),
  texts,
})

/** A pictogram for each domain. */
const ofDomains = ['look', 'talk', 'book', 'family', 'school', 'team', 'bridge'] as const

export const pictureOfDomain = (number: number): Picture => ofDomains[number - 1] ?? 'question'
