import { expect } from '@playwright/test'
import { reportCalls } from 'contract/insight/reports'
import { enter } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story('a coordinator finds a school, and a page, without a mouse', async ({ page, place }) => {
  await place.evaluation(2026)
  await enter(page, place.coordinator)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const box = dialog.getByRole('combobox', { name: 'Search' })

  await story.step('the shortcut opens the box, Escape leads back', async () => {
    const button = page.getByRole('button', { name: 'Search everything' })
    await button.focus()
    await page.keyboard.press('Control+Shift+Slash')
    await expect(box).toBeFocused()
    await page.keyboard.type('zz')
    await expect(dialog.getByText('Type 3 letters or more to search everywhere.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  await story.step('a school is found by its name, and Enter leads to it', async () => {
    await page.keyboard.press('Control+Shift+Slash')
    await expect(box).toBeFocused()
    await page.keyboard.type(place.school.name)
    const school = dialog.getByRole('group', { name: 'Schools' }).getByRole('option')
    await expect(school).toHaveCount(1)
    await expect(school).toContainText(place.school.name)
    await expect(school).toHaveAttribute('aria-selected', 'true')
    // Its evaluations follow.
    await expect(dialog.getByRole('option').nth(1)).toContainText('Base line 2026')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/schools/${place.school.id}$`))
    await expect(page.getByRole('heading', { level: 1, name: place.school.name })).toBeVisible()
  })

  await story.step('a region is found by its name, and leads a coordinator to its schools', async () => {
    await page.keyboard.press('Control+Shift+Slash')
    await expect(box).toBeFocused()
    await page.keyboard.type(place.school.region.name)
    const region = dialog.getByRole('group', { name: 'Regions' }).getByRole('option')
    await expect(region).toHaveCount(1)
    await region.click()
    await expect(page).toHaveURL(new RegExp(`/schools\\?.*region=`))
    await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible()
  })

  await story.step('a report is found by its title, and opens', async () => {
    const title = `Lo que avanzó ${place.school.name}`
    await ask(place.url, reportCalls.writeForRegion, place.coordinator, {
      parameters: { id: place.school.region.id },
      body: { title, year: 2026, text: 'More families decide.' },
    })
    await page.keyboard.press('Control+Shift+Slash')
    await expect(box).toBeFocused()
    await page.keyboard.type(title.replace('ó', 'O'))
    await dialog.getByRole('group', { name: 'Reports' }).getByRole('option', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await story.step('nobody is offered a page that is closed to them', async () => {
    await page.keyboard.press('Control+Shift+Slash')
    await page.keyboard.type('regions')
    await expect(dialog.getByRole('option', { name: 'Regions' })).toBeVisible()
    await box.fill('countries')
    await expect(dialog.getByText('Nothing was found. Try other words.')).toBeVisible()
  })
})
