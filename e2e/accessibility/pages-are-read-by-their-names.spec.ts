import { expect } from '@playwright/test'
import { enter, enterAt, pageOf } from '../person/enter.ts'
import { reads } from '../rules/names.ts'
import { story } from '../story/story.ts'

story('the login is read in the order it is used in', async ({ page }) => {
  await page.goto('/login')
  await reads(
    page,
    'main',
    `
    - main:
      - heading "Sign in" [level=1]
      - textbox "Email or username"
      - link "Forgot your password?"
      - textbox "Password"
      - button "Show password"
      - checkbox "Keep me signed in on this device"
      - button "Sign in"
      - paragraph:
        - link "Create an account"
      - navigation "Language":
        - list:
          - listitem:
            - button "English"
          - listitem:
            - button "Português"
          - listitem:
            - button "Español"
          - listitem:
            - button "Tiếng Việt"
          - listitem:
            - button "हिन्दी"
          - listitem:
            - button "Bahasa Indonesia"
    `,
  )
})

story('the menu and the bar of a coordinator name where they lead', async ({ page, place }) => {
  await enter(page, place.coordinator)
  await reads(
    page,
    'complementary',
    `
    - complementary "Vereda":
      - link "Vereda, home"
      - navigation "Menu":
        - link "Evaluations"
        - link "Profiles"
        - link "Regions"
        - link "Schools"
      - link "Tutorial"
      - paragraph: Sent and kept
    `,
  )
  await reads(
    page,
    'banner',
    `
    - banner "Top bar":
      - button "Search everything"
      - 'button "Language: English"'
      - button "Use dark theme"
      - button /^Notifications/
      - 'button "Daniela Vera, Regional coordinator: your account"'
    `,
  )
})

story('home says what a coordinator has to do, and what a school does next', async ({ browser, place }) => {
  await place.evaluation(2026)
  await reads(
    await pageOf(browser, place.coordinator),
    'main',
    `
    - main:
      - heading /^Good (morning|afternoon|evening), Daniela$/ [level=1]
      - paragraph: /Valle .* · 1 school/
      - link "New evaluation"
      - region "Nothing waits for you":
        - heading "Nothing waits for you" [level=2]
        - paragraph: What schools send, report and ask appears here.
      - region "Evaluations by status":
        - list:
          - listitem:
            - link "Open 1 in progress"
          - listitem:
            - link /^In review 0/
          - listitem:
            - link /^Validated 0/
          - listitem:
            - link /^Closed 0/
      - region "Schools that may need a call":
        - heading "Schools that may need a call" [level=2]
        - link "All open"
        - paragraph: No school needs a call
      - region "Region at a glance":
        - heading "Region at a glance" [level=2]
        - button "All figures"
        - link "Reports"
    `,
  )
  await reads(
    await pageOf(browser, place.teacher),
    'main',
    `
    - main:
      - heading /^Good (morning|afternoon|evening), Marta$/ [level=1]
      - paragraph:
        - link /Escuela del Cuento/
        - text: /· Valle .*, Peru/
      - region:
        - heading [level=2]
        - paragraph:
          - strong: 0 of 66 indicators
        - link "Begin"
        - progressbar "Indicators with an answer"
      - region "Your seven domains":
        - heading "Your seven domains" [level=2]
        - list:
          - listitem:
            - link "1. Assessment and individual education plans"
            - progressbar "Assessment and individual education plans"
    `,
  )
})

story('a list names its filters, its columns and what is done with a row', async ({ page, place }) => {
  await place.evaluation(2026)
  await enterAt(page, place.coordinator, '/evaluations')
  await reads(
    page,
    'main',
    `
    - main:
      - heading "Evaluations" [level=1]
      - button "Columns"
      - button "Export"
      - button "New evaluation"
      - region "Evaluations":
        - searchbox "Search by school"
        - button "Year"
        - button "Line"
        - group "Status":
          - button "All 1" [pressed]
          - button "Open 1"
        - table "Evaluations":
          - rowgroup:
            - row:
              - columnheader "School"
              - columnheader "Line"
              - columnheader "Status"
              - columnheader "Progress"
              - columnheader "Last change"
              - columnheader "Actions"
          - rowgroup:
            - row:
              - rowheader /Escuela del Cuento/:
                - link /Escuela del Cuento/
              - cell /^Base line 2026/:
                - link /^Base line 2026, Escuela del Cuento/
              - cell "Open"
              - cell:
                - progressbar /, indicators with an answer$/
              - cell:
                - button /^Actions for Escuela del Cuento/
    `,
  )
})

story('the form of a person names its fields', async ({ page, place }) => {
  await enterAt(page, place.coordinator, '/users')
  await page.getByRole('button', { name: 'New person' }).click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "New person":
      - heading "New person" [level=2]
      - button "Close"
      - textbox "Full name"
      - textbox "Email"
      - textbox "Username"
  `)
})
