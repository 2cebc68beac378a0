import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { choose, goOnTo, option, savedState, shows } from '../../person/answering.ts'
import { addFile } from '../../person/evidence.ts'
import type { Server } from '../server.ts'
import type { Neighbourhood } from '../story.ts'
import type { Chance } from './chance.ts'
import { Entered } from './entered.ts'
import type { personOn } from './person.ts'
import { setFault } from './weak-device.ts'

/** Actions of the person, and events that interrupt them. */
export const actions = ['answer', 'note', 'comment', 'next', 'tab', 'colleague', 'file'] as const
export const breaks = ['lost answer', 'away', 'full', 'clock', 'kill browser', 'kill server', 'cut'] as const
export type Act = (typeof actions)[number] | (typeof breaks)[number]

/** The state of the connection, which the proxy reads. */
export type Weather = { bytesPerSecond: number; isAway: boolean; losesNext: boolean }

type Around = {
  place: Neighbourhood
  begun: Awaited<ReturnType<Neighbourhood['evaluation']>>
  server: Server
  person: Awaited<ReturnType<typeof personOn>>
  /** The page of the other person, on an indicator that nobody else answers. */
  colleague: Page
  weather: Weather
  cut: () => void
  chance: Chance
}

const options = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const codes = ['1.1.1', '1.1.2', '1.1.3', '1.1.4']
const texts = ['water', 'ramp', 'braille', 'Tuesday', 'family', 'signs', 'seven', 'reading', 'gate', 'hands']
const day = 86_400_000

/** A person who works while everything around fails; after each action the page's status must be true. */
export const brokenDay = ({ place, begun, server, person, colleague, weather, cut, chance }: Around) => {
  const entered = new Entered()
  const counts = { kills: 0, restarts: 0, trueStates: 0, restored: 0 }
  let code = '1.1.1'
  const page = (): Page => person.page()
  const note = () => page().getByLabel(`Note for indicator ${code}`)
  const pathOf = (indicator: string) => `${begun.path}?indicator=${indicator}`
  const isOnline = (at = page()) => at.evaluate(() => dispatchEvent(new Event('online')))

  const statusIsTrue = async (): Promise<void> => {
    if (!(await person.isAllSent())) return
    counts.trueStates += 1
    await entered.isOnServer(place, begun.id)
  }

  /** Types words into the note. */
  const write = async (goesOn: (count: number) => boolean): Promise<void> => {
    const written = entered.notes.get(code) ?? []
    entered.notes.set(code, written)
    await note().press('End')
    for (let count = 0; goesOn(count); count += 1) {
      const text = `${chance.of(texts)}${written.length}`
      await note().pressSequentially(written.length === 0 ? text : ` ${text}`)
      written.push({ text, shownAt: performance.now() })
    }
  }

  /** Text that was visible for a second must be restored; later text may be. */
  const killWhileTyping = async (): Promise<void> => {
    const begunAt = performance.now()
    await write(() => performance.now() - begunAt < 1500)
    const written = entered.notes.get(code) ?? []
    const killedAt = performance.now()
    await person.killAndOpen(pathOf(code))
    counts.kills += 1
    const sure = written.filter(({ shownAt }) => killedAt - shownAt >= 1000).map(({ text }) => text)
    await expect(note()).toHaveValue(new RegExp(`^${sure.join(' ')}`))
    counts.restored += sure.length
    const there = (await note().inputValue()).split(' ')
    const whole = written.filter(({ text }, at) => there[at] === text)
    await note().fill(whole.map(({ text }) => text).join(' '))
    entered.notes.set(code, whole)
  }

  const act: Record<Act, () => Promise<unknown>> = {
    answer: async () => {
      const letter = chance.of(options)
      await option(page(), letter).click()
      entered.answers.set(code, letter)
      await expect(option(page(), letter)).toBeChecked()
    },
    note: () => write((count) => count < 4),
    comment: async () => {
      const text = `Comment ${entered.comments.length + 1}: ${chance.of(texts)}`
      await page().getByLabel('Write a comment').fill(text)
      await page().getByRole('button', { name: 'Send comment' }).click()
      entered.comments.push(text)
      await expect(page().getByText(text)).toBeVisible()
    },
    file: async () => {
      const name = `plan-${entered.files.size + 1}.txt`
      const buffer = Buffer.from(randomBytes(200 * 1024).toString('hex'))
      await addFile(page(), 'Change', { name, mimeType: 'text/plain', buffer }, name)
      entered.files.set(name, buffer)
    },
    next: async () => {
      code = codes[(codes.indexOf(code) + 1) % codes.length] ?? '1.1.1'
      if (code === '1.1.1') await person.open(pathOf(code))
      else await goOnTo(page(), code)
      await shows(page(), code)
    },
    tab: async () => {
      const other = await person.context().newPage()
      await person.open(pathOf('1.2.1'), other)
      const letter = chance.of(options)
      await choose(other, letter)
      entered.answers.set('1.2.1', letter)
      await other.close()
    },
    colleague: async () => {
      const letter = chance.of(options)
      await choose(colleague, letter)
      entered.colleague.set('4.1.1', letter)
    },
    cut: async () => cut(),
    'lost answer': async () => {
      weather.losesNext = true
      await act.answer()
    },
    away: async () => {
      weather.isAway = true
      cut()
      await act.answer()
      await act.note()
      await statusIsTrue()
      weather.isAway = false
      await isOnline()
    },
    full: async () => {
      await setFault(page(), { isFull: true })
      weather.isAway = true
      cut()
      await act.answer()
      await expect(savedState(page())).toContainText('Not saved')
      weather.isAway = false
      await setFault(page(), { isFull: false })
      await expect(savedState(page())).not.toContainText('Not saved', { timeout: 60_000 })
    },
    clock: () => setFault(page(), { ahead: chance.of([-day, day, day / 24]) }),
    'kill browser': async () => {
      await act.answer()
      await killWhileTyping()
      await expect(option(page(), entered.answers.get(code) ?? '')).toBeChecked()
    },
    'kill server': async () => {
      await act.answer()
      await server.restart()
      counts.restarts += 1
    },
  }

  return {
    entered,
    counts,
    act: async (name: Act): Promise<void> => {
      await act[name]()
      // Entries of another tab are seen a moment later.
      if (name === 'tab') await expect(statusIsTrue).toPass({ timeout: 30_000 })
      else await statusIsTrue()
    },
    /** The connection works again: everything is sent exactly once. */
    end: async (): Promise<void> => {
      await isOnline()
      await isOnline(colleague)
      await expect(savedState(page())).toContainText('Sent and kept', { timeout: 240_000 })
      await expect(savedState(colleague)).toContainText('Sent and kept', { timeout: 240_000 })
      await entered.isOnServerOfBoth(place, begun.id)
    },
  }
}
