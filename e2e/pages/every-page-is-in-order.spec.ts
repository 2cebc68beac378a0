import { expect, type Page } from '@playwright/test'
import { enter } from '../person/enter.ts'
import { passesAxe } from '../rules/axe.ts'
import { beyondEdge, cutTexts } from '../rules/cut-words.ts'
import { complaints, coveredFocus, movements, read, setLetters } from '../rules/page-rules.ts'
import { hasCome, jumps, listen, watchJumps } from '../rules/quiet-page.ts'
import { smallTargets, touch } from '../rules/target-sizes.ts'
import {
  everyone,
  fill,
  isWhole,
  representativeOf,
  speak,
  type Visit,
  visitsOf,
  type World,
} from '../rules/walk.ts'
import { type Neighbourhood, story } from '../story/story.ts'

story.use({ bypassCSP: isWhole, serviceWorkers: 'allow' })
// Roles run in parallel.
story.describe.configure({ mode: 'parallel' })

const large = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** A screen of 1280 pixels at 400 %. */
const enlarged = { width: 320, height: 256 }

let filled: Promise<World> | undefined
const worldOf = (place: Neighbourhood): Promise<World> => {
  filled ??= fill(place)
  return filled
}

const routeOf = new Map<string, string>()

/** No other page has the same title. */
const hasOwnTitle = async (page: Page, { route }: Visit, state: string): Promise<void> => {
  const title = await page.title()
  const known = routeOf.get(title) ?? route
  routeOf.set(title, route)
  expect.soft(known, `${state}: the title "${title}"`).toBe(route)
}

const hasRoom = async (page: Page, state: string): Promise<void> => {
  expect.soft(await beyondEdge(page), `${state}: too wide`).toEqual([])
  expect.soft(await cutTexts(page), `${state}: cut`).toEqual([])
}

const inOrder = async (page: Page, address: string, visit: Visit, heard: () => string[]): Promise<void> => {
  const { language, theme } = visit
  const state = `${address} ${language} ${theme}`
  await speak(page, language)
  await page.setViewportSize(large)
  await page.emulateMedia({ colorScheme: theme, forcedColors: 'none', reducedMotion: 'no-preference' })
  await page.goto(address)
  await hasCome(page)
  expect.soft(await jumps(page), state).toEqual([])
  expect.soft(await complaints(page, language), state).toEqual([])
  await hasOwnTitle(page, visit, state)
  if (isWhole) await passesAxe(page, state)

  await setLetters(page, 'apart')
  await hasRoom(page, `${state}, letters apart`)
  await setLetters(page, 'large')
  await hasRoom(page, `${state}, large letters`)
  await setLetters(page, 'usual')

  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await expect.poll(() => movements(page), state).toEqual([])
  await page.setViewportSize(phone)
  await touch(page, true)
  expect.soft(await smallTargets(page), `${state}: small for a finger`).toEqual([])
  await touch(page, false)
  await read(page, 'from the right')
  expect.soft(await beyondEdge(page), `${state}, from the right: too wide`).toEqual([])
  await read(page, 'from the left')
  await page.setViewportSize(enlarged)
  await hasRoom(page, `${state}, at 400 %`)
  expect.soft(await coveredFocus(page), `${state}, at 400 %`).toEqual([])
  expect.soft(heard(), `${state}: console`).toEqual([])
}

for (const who of everyone) {
  const visits = visitsOf(who)
  story(`every page of a ${who} is in order`, async ({ page, place }) => {
    story.setTimeout(120_000 + visits.length * 30_000)
    const { addressOf, people } = await story.step('there is a school', () => worldOf(place))
    await watchJumps(page)
    const heard = await listen(page)
    if (who === 'nobody') await page.goto('/login')
    else await enter(page, who === 'representative' ? await representativeOf(place) : people[who])
    for (const visit of visits)
      await story.step(visit.route, () => inOrder(page, addressOf[visit.route], visit, heard))
  })
}
