import { readMoreTexts, readOwnTexts } from '../../../i18n/read-language.ts'
import { lazily } from '../../../ui/waiting/lazily.tsx'

/** The figures of a report, as they stood when it was written, with the words of what they count. */
export const FrozenFigures = lazily(async () => {
  await readOwnTexts('schools', 'fields', 'figures', 'statistics')
  return (await import('./frozen/FrozenFigures.tsx')).FrozenFigures
})

/** The stages of all schools of a person in one card, for the home page. */
export const Glance = lazily(async () => {
  const [{ Glance: Part }] = await Promise.all([
    import('./panel/Glance.tsx'),
    readOwnTexts('glance'),
    readOwnTexts('figures'),
  ])
  return Part
})

/** The figures of a coordinator's regions, for the home page: they come with their words when they are shown. */
export const RegionFigures = lazily(async () => {
  await readMoreTexts()
  await readOwnTexts('schools', 'fields', 'figures', 'statistics')
  return (await import('./panel/RegionFigures.tsx')).RegionFigures
})
