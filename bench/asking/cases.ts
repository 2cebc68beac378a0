import type pg from 'pg'
import { people, tokenOf } from '../data/people.ts'
import type { Case, Request } from './case.ts'
import { savesOn } from './saves.ts'

const get = (person: number, path: string): Request => ({ method: 'GET', path, token: tokenOf(person) })

/** The benchmark's places have thousands, hundreds and tens of schools. */
const readers = [
  people.administrator,
  people.representative(1),
  people.representative(8),
  people.coordinator(1),
  people.coordinator(40),
  people.coordinator(90),
]

const byAll = (paths: (at: number) => string): Request[] =>
  Array.from({ length: 120 }, (_, at) => get(readers[at % readers.length] ?? 1, paths(at)))

const pageOf = (at: number): string => {
  const page = [1, 1, 2, 1, 3][at % 5] ?? 1
  return page === 1 ? '' : `page=${page}`
}

const words = ['luna', 'puente', 'cedro', 'aurora', 'palma', 'molino', 'brisa']

const evaluationsOfRegions = async (
  client: pg.Client,
): Promise<{ id: number; region: number; school: number }[]> => {
  const { rows } = await client.query(
    'select id, region_id as region, school_id as school from evaluations where id % 7 = 3 order by md5(id::text) limit 600',
  )
  return rows
}

const small = (name: string, requests: Request[]): Case => ({ name, aim: 0.6, trulyAim: 0.5, requests })

export const casesOn = async (client: pg.Client): Promise<Case[]> => {
  const evaluations = await evaluationsOfRegions(client)
  const schools = evaluations.map(({ school, region }) => ({ id: school, region }))
  const { rows } = await client.query('select min(id) as id from instruments')
  const detail = ({ id, region }: { id: number; region: number }, more = '') =>
    get(people.coordinator(region), `/api/evaluation/${id}/${more}`)
  return [
    { name: 'school list', aim: 0.8, trulyAim: 0.85, requests: byAll((at) => `/api/school/?${pageOf(at)}`) },
    {
      name: 'evaluation list',
      aim: 0.8,
      trulyAim: 0.85,
      requests: byAll((at) => `/api/evaluation/?${pageOf(at)}`),
    },
    {
      name: 'evaluation list, year and status',
      aim: 0.8,
      trulyAim: 0.85,
      requests: byAll((at) => `/api/evaluation/?year=${2023 + (at % 4)}&status=IN+REVIEW`),
    },
    {
      name: 'evaluation list, search',
      aim: 0.8,
      trulyAim: 0.85,
      requests: byAll((at) => `/api/evaluation/?search=${words[at % words.length]}`),
    },
    { name: 'evaluation detail', aim: 0.6, trulyAim: 0.5, requests: evaluations.map((each) => detail(each)) },
    {
      name: 'action plan',
      aim: 0.6,
      trulyAim: 0.5,
      requests: evaluations.map((each) => detail(each, 'action_plan/')),
    },
    small(
      'one school',
      schools.map(({ id, region }) => get(people.coordinator(region), `/api/school/${id}/`)),
    ),
    small(
      'country list',
      byAll(() => '/api/country/'),
    ),
    {
      ...small(
        'notifications',
        byAll(() => '/api/notifications/'),
      ),
      saysMore: true,
    },
    {
      ...small(
        'results of a school',
        schools.map(({ id, region }) => get(people.coordinator(region), `/api/results_school/${id}/`)),
      ),
      saysMore: true,
    },
    ...['management', 'status'].map((type) => ({
      ...small(
        `statistic of ${type}`,
        byAll(
          () => `/api/statistics/${type === 'status' ? 'evaluations' : 'schools'}?type=${type}&model=country`,
        ),
      ),
      trulyAim: 0.3,
      saysMore: true as const,
      onlyTruly: true as const,
    })),
    {
      name: 'instrument categories',
      aim: 0.6,
      trulyAim: 0.85,
      requests: byAll(() => `/api/instruments/${rows[0].id}/categories/`),
    },
    ...(await savesOn(client)),
  ]
}
