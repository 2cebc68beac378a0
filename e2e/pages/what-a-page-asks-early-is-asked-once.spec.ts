import { expect, type Page } from '@playwright/test'
import { enter } from '../person/enter.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

/** Requests to the API in order, from opening a page until it is idle. */
const requestsOf = async (page: Page, path: string): Promise<string[]> => {
  // Requests of the page before are not recorded.
  await page.goto('about:blank')
  const requests: string[] = []
  const listen = (request: { url: () => string }) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) requests.push(pathname + search)
  }
  page.on('request', listen)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.off('request', listen)
  return requests
}

const repeated = (request: readonly string[]) =>
  request.filter((each, place) => request.indexOf(each) !== place)

story('a school is requested while its pages are loading, and only once', async ({ page, place }) => {
  const { id, line, instrument, path } = await place.evaluation(2026)
  await enter(page, place.teacher)
  const texts = [`/api/instruments/${instrument}/categories/`, `/api/option/?instrument_id=${instrument}`]
  const early = [
    ['/home', '/api/evaluation/?page_size=25&order=-updated_at'],
    ['/evaluations', '/api/evaluation/?page=1&page_size=10&order=-updated_at'],
    [path, `/api/evaluation/${id}/`, ...texts],
    [`${path}?line=${line}`, `/api/evaluation/${id}/?evaluation_line_id=${line}`, ...texts],
    [`/schools/results/${place.school.id}`, `/api/results_school/${place.school.id}/`],
  ] as const
  for (const [at, ...questions] of early) {
    const request = await requestsOf(page, at)
    expect(request.slice(0, questions.length), at).toEqual(questions)
    expect(repeated(request), at).toEqual([])
  }
  const request = await requestsOf(page, '/home')
  expect(request).toContain(`/api/instruments/${instrument}/outline/`)
  expect(request).not.toContain(texts[0])
})

story('schools and people are requested early and only once', async ({ page, place }) => {
  await enter(page, place.superuser)
  const early = [
    ['/home', '/api/home/'],
    ['/evaluations', '/api/evaluation/?page=1&page_size=10&order=-updated_at'],
    ['/schools', '/api/school/?page=1&page_size=10&order=name'],
    ['/users', '/api/user_information/?page=1&page_size=10&order=full_name'],
    ['/statistics', '/api/statistics/schools?model=country&type=count'],
  ] as const
  for (const [at, question] of early) {
    const request = await requestsOf(page, at)
    expect(request[0], at).toBe(question)
    expect(repeated(request), at).toEqual([])
  }
})

story('an answer that was not preloaded is requested by the page', async ({ page, place }) => {
  await place.evaluation(2026)
  await enter(page, place.teacher)
  let times = 0
  await page.route(/\/api\/evaluation\/\?page_size=25/, (route) => {
    times += 1
    return times === 1 ? route.abort() : route.continue()
  })
  await page.goto('/home')
  await expect(page.getByText(place.school.name).first()).toBeVisible()
  expect(times).toBe(2)
})
