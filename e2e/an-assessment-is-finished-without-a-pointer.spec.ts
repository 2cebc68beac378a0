import { expect } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluations'
import { ask } from './asking.ts'
import { complete } from './complete.ts'
import { story } from './story.ts'
import { readerOf } from './tree-reader.ts'

const open = ['1.1.2', '3.1.1', '7.1.1']

story(
  'a program that knows only roles and names answers what is missing and submits',
  async ({ page, place }) => {
    const begun = await place.evaluation(2026)
    await complete(place, begun, open)
    const reader = await readerOf(page)

    await story.step('logs in and finds the work that waits', async () => {
      await page.goto('/login')
      await reader.type('Email or username', place.teacher.username)
      await reader.type('Password', place.teacher.password)
      await reader.press('button', 'Sign in')
      await reader.press('link', /^(Begin|Continue)/)
      await reader.find('heading', /^\d\.\d\.\d /)
    })

    for (const code of open) {
      await story.step(`is told that ${code} is missing, goes there and chooses`, async () => {
        await reader.press('button', 'Check answers and submit')
        await reader.find('dialog', 'What is still missing')
        await reader.press('link', new RegExp(`^${code} `))
        await reader.find('heading', new RegExp(`^${code} `))
        const options = await reader.all('radio')
        const letters = options.filter(({ name }) => /^[A-G] \S/.test(name))
        expect(letters.map(({ name }) => name[0])).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
        for (const { name, description } of letters)
          expect(description.length, `${name} is described by its level`).toBeGreaterThan(20)
        await reader.press('radio', /^C /, 'Space')
        await reader.find('StaticText', /^Saved \d/)
      })
    }

    await story.step('submits, and is told so', async () => {
      await reader.press('button', 'Check answers and submit')
      await reader.find('dialog', `Submit the evaluation of ${place.school.name}?`)
      await reader.press('button', 'Submit for review')
      await reader.find('StaticText', 'Line submitted for review')
      await reader.find('heading', 'In review')
    })

    const { line } = await ask(place.url, evaluationCalls.read, place.teacher, {
      parameters: { id: begun.id },
    })
    expect(line.status).toBe('IN REVIEW')
  },
)
