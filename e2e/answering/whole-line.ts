import { expect, type Page } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { fileCalls } from 'contract/evaluation/files'
import sharp from 'sharp'
import { shows } from '../person/answering.ts'
import { addFile, stageNames } from '../person/evidence.ts'
import { isWhole } from '../rules/walk.ts'
import { ask } from '../story/asking.ts'
import { documentNumber } from '../story/documents.ts'
import { gpsBytes, phonePhoto } from '../story/photos.ts'
import type { Neighbourhood } from '../story/story.ts'

/** Two photos and a document for each stage; the document of the last folder is left out. */
export const fillFolders = async (page: Page, domain: number, isShort: boolean): Promise<void> => {
  for (const [at, stage] of stageNames.entries()) {
    const name = `${domain}-${at + 1}`
    await addFile(page, stage, await phonePhoto(`${name}-hands`), `Hands at work, ${name}`)
    await addFile(page, stage, await phonePhoto(`${name}-room`, true), `A room, ${name}`)
    if (!isShort || stage !== 'Innovation') await addFile(page, stage, documentNumber(domain * 3 + at, name))
  }
}

/** Domains have the same structure, so only the first and last are filled by hand, and all in the long run. */
export const isByHand = (domain: number, domains: number): boolean =>
  isWhole || domain === 1 || domain === domains

export const openDomain = async (page: Page, domain: number, first: string): Promise<void> => {
  await page
    .getByRole('link', { name: new RegExp(`^${domain}\\.? `) })
    .first()
    .click()
  await shows(page, first)
}

export const readyCard = (page: Page) => page.getByRole('region', { name: 'Ready to submit?' })

export const submit = async (page: Page, school: string): Promise<void> => {
  await expect(readyCard(page)).toContainText('All evidence sets are complete', { timeout: 60_000 })
  await readyCard(page).getByRole('button', { name: 'Check answers and submit' }).click()
  const dialog = page.getByRole('dialog', { name: `Submit the evaluation of ${school}?` })
  await dialog.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Line submitted for review' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'In review' })).toBeVisible()
}

/** A closed line has all answers and files, and no photo contains its place. */
export const assertNoPlaces = async (place: Neighbourhood, id: number): Promise<void> => {
  const { lines } = await ask(place.url, evaluationCalls.read, place.coordinator, { parameters: { id } })
  expect(lines.map(({ status }) => status)).toEqual(['CLOSED', 'OPEN'])
  const { line } = await ask(place.url, evaluationCalls.read, place.coordinator, {
    parameters: { id },
    query: { evaluation_line_id: String(lines[0]?.id) },
  })
  expect(line.results).toHaveLength(66)
  const photos = line.files.filter(({ kind }) => kind === 'photo')
  expect(photos).toHaveLength(42)
  expect(line.files).toHaveLength(63)
  for (const photo of photos) {
    const answer = await fetch(place.url + fileCalls.read.path.replace('{id}', String(photo.id)), {
      headers: { Authorization: `Bearer ${place.coordinator.token}` },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.includes(gpsBytes)).toBe(false)
    expect(bytes.includes('Exif')).toBe(false)
    const { exif, iptc, xmp, width } = await sharp(bytes).metadata()
    expect([exif, iptc, xmp]).toEqual([undefined, undefined, undefined])
    expect(width).toBeGreaterThan(0)
  }
}
