import { expect } from '@playwright/test'
import { openBreakingLine } from '../../server/test/reliability/processes/breaking-line.ts'
import { shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { actions, breaks, brokenDay, type Weather } from '../story/broken-day/broken-day.ts'
import { chanceOf } from '../story/broken-day/chance.ts'
import { personOn } from '../story/broken-day/person.ts'
import { story } from '../story/story.ts'

/** `npm run reliability -- lines`: three connections for a whole day each, random each time. */
const isLong = process.env.BROKEN_LINES === 'long'
const seed = Number(process.env.LINES_SEED ?? (isLong ? Date.now() % 1_000_000 : 19))
const rounds = isLong ? Number(process.env.LINES_ROUNDS ?? 5) : 1

const kilobyte = 1024
const part = 256 * kilobyte
const megabytes = (bytes: number): string => (bytes / kilobyte ** 2).toFixed(2)

for (const kilobits of isLong ? [64, 200, 400] : [400])
  story(
    `a day at ${kilobits} kbit/s with lost answers, a full device, kills and a wrong clock loses and doubles nothing`,
    async ({ browser, place, vereda }) => {
      story.setTimeout(isLong ? 7_200_000 : 400_000)
      const chance = chanceOf(seed + kilobits)
      const begun = await place.evaluation(2026)
      const weather: Weather = { bytesPerSecond: Number.POSITIVE_INFINITY, isAway: false, losesNext: false }
      const speed = () => weather.bytesPerSecond
      let fileBytes = 0
      const line = await openBreakingLine(Number(new URL(place.url).port), undefined, {
        bytesPerSecond: speed,
        bytesBackPerSecond: speed,
        isAway: () => weather.isAway,
        losesAnswer: (request) => {
          const isLost = weather.losesNext && /^(POST|PATCH) \/api\/(result|note|comment)/.test(request)
          if (isLost) weather.losesNext = false
          return isLost
        },
        onSent: (_sent, piece, request) => {
          if (/^(POST|PATCH) \/api\/(upload|file)\//.test(request)) fileBytes += piece
        },
      })
      const address = `http://127.0.0.1:${line.port}`
      const person = await personOn(address, place.teacher)
      try {
        await person.open(`${begun.path}?indicator=1.1.1`)
        // The application is stored on the device before the connection becomes weak.
        await person.page().evaluate(() => navigator.serviceWorker.ready)
        await person.page().waitForLoadState('networkidle')
        const colleague = await (await browser.newContext({ baseURL: address })).newPage()
        await enterAt(colleague, place.colleague, `${begun.path}?indicator=4.1.1`)
        await shows(colleague, '4.1.1')
        await colleague.waitForLoadState('networkidle')

        weather.bytesPerSecond = (kilobits * 1000) / 8
        const { cut } = line
        const day = brokenDay({ place, begun, server: vereda, person, colleague, weather, cut, chance })
        const acts = Array.from({ length: rounds }, () => chance.shuffled([...actions, ...breaks])).flat()
        process.stdout.write(`seed ${seed}, ${kilobits} kbit/s: ${acts.join(', ')}\n`)
        const startedAt = performance.now()
        for (const act of acts) await story.step(act, () => day.act(act))
        const goodAt = performance.now()
        await day.end()
        const endedAt = performance.now()

        const size = [...day.entered.files.values()].reduce((sum, { length }) => sum + length, 0)
        const breaksOfUploads = line.counts.cuts + day.counts.kills + day.counts.restarts
        const heads = 40 * kilobyte * day.entered.files.size
        expect(fileBytes, 'bytes of files on the line').toBeLessThan(size + breaksOfUploads * part + heads)
        const figures =
          `seed ${seed}, ${kilobits} kbit/s: ${acts.length} acts in ${Math.round((goodAt - startedAt) / 1000)} s, all sent ` +
          `${((endedAt - goodAt) / 1000).toFixed(1)} s after; ${day.counts.kills} kills of the browser, ` +
          `${day.counts.restarts} of the server, ${line.counts.cuts} cuts, ${line.counts.lost} answers lost; files of ` +
          `${megabytes(size)} MB took ${megabytes(fileBytes)}; ${day.counts.restored} words were there after kills, ` +
          `"kept" was true ${day.counts.trueStates} times`
        process.stdout.write(`${figures}\n`)
        story.info().annotations.push({ type: 'figures', description: figures })
      } finally {
        await person.leave()
        line.close()
      }
    },
  )
