import { z } from 'zod'
import { get } from '../access/call.ts'
import { Page, paging, Ref, time } from '../platform/shapes.ts'

/**
 * Places without an active person, lines in review without a possible reviewer, and places whose only person has not
 * signed in for long.
 */
export const vacancyKinds = ['country', 'region', 'school', 'line', 'silent'] as const
export type VacancyKind = (typeof vacancyKinds)[number]

/** Days without a sign-in after which a person counts as silent. */
export const daysOfSilence = 120

const Vacancy = z.object({
  id: z.int().describe('of the place; of a line, the line'),
  name: z.string().describe('of the country, region or school'),
  place: z.enum(['country', 'region', 'school']),
  region: Ref.nullable(),
  country: Ref,
  person: Ref.nullable().describe('the only person of a place, who has not come'),
  evaluation: z.int().nullable().describe('of a line'),
  instrument: z.int().nullable(),
  since: time
    .nullable()
    .describe('when the line was submitted, or the person signed in last; null for one who never did'),
})
export type Vacancy = z.infer<typeof Vacancy>

export const VacancyList = z.object({ ...paging, kind: z.enum(vacancyKinds).default('school') })

export const vacancyCalls = {
  list: get('/api/vacancy/', {
    access: 'vacancy.list',
    query: VacancyList,
    answer: Page(Vacancy).extend({
      counts: z
        .object({ country: z.int(), region: z.int(), school: z.int(), line: z.int(), silent: z.int() })
        .describe('of each kind, whichever was asked for'),
    }),
  }),
}
