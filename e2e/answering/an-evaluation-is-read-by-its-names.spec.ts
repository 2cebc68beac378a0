import { shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { reads } from '../rules/names.ts'
import { story } from '../story/story.ts'

story('a question is read with its levels, its letters and its note', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
  await shows(page, '1.1.1')
  await reads(
    page,
    'banner',
    `
    - banner "Top bar":
      - link "Back to evaluations"
      - button "Download"
      - button "Search everything"
      - 'button "Language: English"'
      - button "Use dark theme"
      - button /^Notifications/
    `,
  )
  await reads(
    page,
    'main',
    `
    - main:
      - article /^1\\.1\\.1 /:
        - navigation "You are here":
          - list:
            - listitem:
              - link /^1\\.? Assessment and individual education plans$/
        - heading /^1\\.1\\.1 / [level=1]
        - heading "Change" [level=2]
        - paragraph
        - heading "Transformation" [level=2]
        - paragraph
        - heading "Innovation" [level=2]
        - paragraph
        - heading "The whole text" [level=2]
        - heading "What to look for, and whom to ask" [level=2]
        - radiogroup "Option for indicator 1.1.1":
          - group "Change":
            - radio "A Some is true First steps taken"
            - radio /^B All is true /
          - group "Transformation":
            - radio /^C Some, and all before /
            - radio /^D All, and all before /
          - group "Innovation":
            - radio /^E /
            - radio /^F /
            - radio /^G All for a year, and shared /
          - radio "No evidence"
        - navigation "Other indicators":
          - 'link "Next: 1.1.2"'
    `,
  )
})

story('pages about results have named parts', async ({ page, place }) => {
  const { id, line, instrument } = await place.evaluation(2026)
  await enterAt(page, place.coordinator, `/evaluations/${id}/scores?line=${line}`)
  await reads(
    page,
    'main',
    `
    - main:
      - heading "Scores and Indiprin" [level=1]
      - region "Weights":
        - heading "Weights" [level=2]
      - region "Overall result":
        - heading "Overall result" [level=2]
        - paragraph:
          - strong: 0 of 66 answered
          - text: Results appear when all indicators are answered.
      - region "Where to begin":
        - heading "Where to begin" [level=2]
        - paragraph: The order appears when all indicators are answered.
    `,
  )
  await page.goto(`/evaluations/${id}/action-plan?line=${line}`)
  await reads(
    page,
    'main',
    `
    - main:
      - heading "Action plan" [level=1]
      - region "Seven questions":
        - heading "Seven questions" [level=2]
        - heading "1. Strengths Not answered" [level=3]
        - heading "7. Follow-up Not answered" [level=3]
      - region "Goals"
      - complementary "Beside the goals":
        - region "Priorities and suggested goals"
        - region "What changed"
        - region "Strengths"
    `,
  )
  await page.goto(`/schools/results/${place.school.id}`)
  await reads(
    page,
    'main',
    `
    - main:
      - navigation "You are here":
        - list:
          - listitem:
            - link "Schools"
      - heading /^Escuela del Cuento/ [level=1]
      - paragraph: /Base line 2026 Open Valle/
      - button "Download"
      - button "Letter to the school"
      - button "Print"
      - link "See the answers"
      - region "How far it is":
        - heading "How far it is" [level=2]
        - paragraph: 0 of 66 indicators are answered. There are no results until all of them are.
      - heading "Evidence" [level=2]:
        - button "Evidence"
    `,
  )
  await page.goto(`/instruments/detail/${instrument}`)
  await reads(
    page,
    'complementary',
    `
    - complementary "Contents":
      - navigation "Contents":
        - list:
          - listitem:
            - link "How answers are given"
          - listitem:
            - link "1. Assessment and individual education plans"
            - list:
              - listitem:
                - link /^1\\.1 /
    `,
  )
})

story('statistics say in a sentence what each picture shows', async ({ page, place }) => {
  await place.evaluation(2026)
  await enterAt(page, place.superuser, '/statistics')
  await reads(
    page,
    'main',
    `
    - main:
      - heading "Statistics" [level=1]
      - link "Reports"
      - button "Download"
      - region "Filters":
        - 'button "Line: All"'
      - region "The most important numbers":
        - term: Schools evaluated
        - definition:
          - strong
          - text: /of \\d+ schools?/
        - term:
          - link "Waiting for review"
        - definition:
          - strong
          - text: /\\d+ open/
      - region "Indicators by domain and stage":
        - heading "Indicators by domain and stage" [level=2]
    `,
  )
})
