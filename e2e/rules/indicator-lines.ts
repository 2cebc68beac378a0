import type { Page } from '@playwright/test'
import { brailleLines, type Stop, stopsOf } from './read-aloud.ts'

/** What is read for one indicator: from its question to the links, and its note. */
export const indicatorStops = async (page: Page): Promise<Stop[]> => {
  const stops = await stopsOf(page, ['main', 'complementary'])
  const question = stops.findIndex(({ role, level }) => role === 'heading' && level === 1)
  const aside = stops.findIndex(({ role }) => role === 'complementary')
  const note = stops.findIndex(
    ({ role, text }, at) => at > aside && role === 'region' && text === 'Your note',
  )
  const after = stops.findIndex(({ role }, at) => at > note && role === 'region')
  return [...stops.slice(question, aside), ...stops.slice(note, after)]
}

export const indicatorLines = async (page: Page): Promise<string[]> =>
  brailleLines(await indicatorStops(page))
