import { readMoreTexts, readOwnTexts } from '../../../i18n/read-language.ts'
import { lazily } from '../../../ui/waiting/lazily.tsx'

/** The stored figures of a report, with the texts that they need. */
export const FrozenFigures = lazily(async () => {
  await readOwnTexts('schools', 'fields', 'figures', 'statistics')
  return (await import('./frozen/FrozenFigures.tsx')).FrozenFigures
})

export const Glance = lazily(async () => {
  const [{ Glance: Part }] = await Promise.all([
    import('./panel/Glance.tsx'),
    readOwnTexts('glance'),
    readOwnTexts('figures'),
  ])
  return Part
})

/** Loaded with their texts when they are opened. */
export const RegionFigures = lazily(async () => {
  await readMoreTexts()
  await readOwnTexts('schools', 'fields', 'figures', 'statistics')
  return (await import('./panel/RegionFigures.tsx')).RegionFigures
})
