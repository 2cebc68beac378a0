import { expect, type Page } from '@playwright/test'
import { schoolCalls } from 'contract/places/schools'
import { enter, enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

const historyOf = async (page: Page, name: string) => {
  await page
    .getByRole('button', { name: `Actions for ${name}`, exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Who changed what' }).click()
  const panel = page.getByRole('dialog', { name: 'Who changed what' })
  await expect(panel).toContainText(name)
  return panel
}

story('whoever reads a school reads who changed it, and from what to what', async ({ page, place }) => {
  const { school, coordinator, teacher, url } = place
  await ask(url, schoolCalls.change, coordinator, {
    parameters: { id: school.id },
    body: { students: 96, type_of_school: 'regular' },
  })
  await enterAt(page, teacher, '/schools')
  const panel = await historyOf(page, school.name)
  const [newest, first] = [panel.getByRole('listitem').first(), panel.getByRole('listitem').last()]
  await expect(newest).toContainText('Changed')
  await expect(newest).toContainText('Daniela Vera')
  await expect(newest).toContainText(/Learners.*80.*96/)
  await expect(newest).toContainText(/Type of school.*Special school.*Regular school/)
  await expect(first).toContainText('Added')
  await passesAxeInBothThemes(page, 'the history of a school')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: `Actions for ${school.name}`, exact: true })).toBeFocused()
})

story('the history of an evaluation includes its lines', async ({ page, place }) => {
  await place.evaluation(2026)
  await enterAt(page, place.coordinator, '/evaluations')
  const panel = await historyOf(page, place.school.name)
  await expect(panel.getByRole('listitem').first()).toContainText('Added')
  await panel.getByRole('button', { name: /About/ }).click()
  await page.getByRole('option', { name: /2026/ }).click()
  await expect(
    panel.getByText('Nothing has been changed since this is written down.').or(panel.getByRole('list')),
  ).toBeVisible()
})

story('a person, a region and a country have their history too', async ({ page, place }) => {
  await enter(page, place.superuser)
  for (const [path, search, name] of [
    ['/users', place.teacher.username, 'Marta Quispe'],
    ['/regions', place.school.region.name, place.school.region.name],
    ['/countries', 'Peru', 'Peru'],
  ] as const) {
    await page.goto(`${path}?${new URLSearchParams({ search })}`)
    const panel = await historyOf(page, name)
    await expect(
      panel
        .getByRole('listitem')
        .or(panel.getByText(/^Nothing has been changed/))
        .first(),
    ).toBeVisible()
  }
})

story(
  'a superuser finds the audit from the own menu, and reads there who logged in',
  async ({ page, place }) => {
    const { teacher, superuser, coordinator } = place
    await enter(page, superuser)
    await page.getByRole('button', { name: /your account/ }).click()
    await page.getByRole('menuitem', { name: 'Audit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
    await page.getByRole('button', { name: /^Action/ }).click()
    await page.getByRole('option', { name: 'Session: Logged in', exact: true }).click()
    await expect(page).toHaveURL(/deed=auth\.login/)
    await expect(page.getByRole('row', { name: /auth\.login/ }).first()).toBeVisible()
    await expect(
      page.getByRole('row', { name: /auth\.login.*Marta Quispe|Marta Quispe.*auth\.login/ }).first(),
    ).toBeVisible()
    await page.goto(`/audit?${new URLSearchParams({ deed: 'school.create' })}`)
    await page
      .getByRole('button', { name: /^Only School: / })
      .first()
      .click()
    await expect(page).toHaveURL(/object_type=school/)

    await story.step('nobody else is shown it', async () => {
      await page.context().clearCookies()
      await page.evaluate(() => {
        sessionStorage.clear()
        localStorage.clear()
      })
      await enter(page, coordinator)
      await page.getByRole('button', { name: /your account/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
      await expect(page.getByRole('menuitem', { name: 'Audit' })).toHaveCount(0)
      expect(teacher.username).not.toBe(coordinator.username)
    })
  },
)
