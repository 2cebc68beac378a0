import { readMoreWords, readOwnWords } from '../../../i18n/read-language.ts'
import { later } from '../../../ui/waiting/later.tsx'

/** The figures of a report, as they stood when it was written, with the words of what they count. */
export const FrozenFigures = later(async () => {
  await Promise.all(['schools', 'figures', 'statistics', 'transfer'].map(readOwnWords))
  return (await import('./frozen/FrozenFigures.tsx')).FrozenFigures
})

/** The stages of all schools of a person in one card, for the home page. */
export const Glance = later(async () => {
  const [{ Glance: Part }] = await Promise.all([
    import('./panel/Glance.tsx'),
    readOwnWords('glance'),
    readOwnWords('figures'),
  ])
  return Part
})

/** The figures of a coordinator's regions, for the home page: they come with their words when they are shown. */
export const RegionFigures = later(async () => {
  await readMoreWords()
  await Promise.all(['schools', 'figures', 'statistics', 'transfer'].map(readOwnWords))
  return (await import('./panel/RegionFigures.tsx')).RegionFigures
})
