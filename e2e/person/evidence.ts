import { expect, type Locator, type Page } from '@playwright/test'
import type { UploadedDocument } from '../story/photos.ts'
import { cardOf } from './answering.ts'

type StageName = 'Change' | 'Transformation' | 'Innovation'
export const stageNames: readonly StageName[] = ['Change', 'Transformation', 'Innovation']

/** The folder of a domain and stage. */
export const folder = (page: Page, domain: number, stage: StageName): Locator =>
  page.getByRole('region', { name: `Evidence of domain ${domain}, ${stage}` })

/** Adds a file to a folder of the current domain by the dialog. */
export const addFile = async (
  page: Page,
  stage: StageName,
  file: UploadedDocument,
  description = '',
): Promise<void> => {
  await page.getByRole('button', { name: `Add evidence to ${stage}` }).click()
  const dialog = page.getByRole('dialog', { name: /^Add evidence: domain/ })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose a file' }).click(),
  ])
  await chooser.setFiles(file)
  const text = dialog.getByLabel('What it shows')
  await text.waitFor()
  if (description) await text.fill(description)
  if (file.mimeType.startsWith('image/')) await cardOf(dialog, page.getByRole('checkbox')).click()
  await dialog.getByRole('button', { name: 'Add evidence' }).click()
  await expect(dialog).toBeHidden()
}
