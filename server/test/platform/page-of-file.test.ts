import { exportSubjects } from 'contract/exchange/exports'
import { pageFinder } from 'contract/platform/pages'
import { expect, test } from 'vitest'
import { lists } from '../../src/exchange/exports/lists/columns.ts'
import { pageOfFile } from '../../src/platform/jobs/page-of-file.ts'

const isPage = pageFinder()

test('every file that can be asked for has a page on which it is asked for again', () => {
  for (const subject of exportSubjects.filter((each) => each !== 'list')) {
    const page = pageOfFile({ subject, id: 7, format: 'pdf' })
    expect(isPage(page ?? ''), `${subject}: ${page}`).toBe(true)
  }
  expect(pageOfFile({ subject: 'school', id: 7 })).toBe('/schools/results/7')
  expect(pageOfFile({ subject: 'evaluation', id: 7, query: 'line=9' })).toBe(
    '/evaluations/detail/7/instrument/1?line=9',
  )
})

test('so has every list, and work that is no file has none', () => {
  for (const path of Object.keys(lists)) {
    const page = pageOfFile({ subject: 'list', query: `${path}?search=sol` })
    expect(isPage(page?.split('?')[0] ?? ''), `${path}: ${page}`).toBe(true)
  }
  expect(pageOfFile({ rows: 12 })).toBeNull()
})
