import type { Actor } from 'contract/access/scope'
import { EvaluationList } from 'contract/evaluation/evaluations'
import { VacancyList } from 'contract/insight/vacancies'
import { UserList } from 'contract/people/users'
import { RegionList } from 'contract/places/regions'
import { SchoolList } from 'contract/places/schools'
import { evaluationList } from '../../server/src/evaluation/evaluations/list-queries.ts'
import { vacanciesOf } from '../../server/src/insight/vacancies/queries.ts'
import { userList } from '../../server/src/people/users/list-queries.ts'
import { regionList } from '../../server/src/places/regions/queries.ts'
import { schoolList } from '../../server/src/places/schools/list-queries.ts'
import type { Db } from '../../server/src/platform/database/db.ts'

type Query = Record<string, string>

export type List = {
  name: string
  orders: string[]
  filters: Query[]
  ask(db: Db, actor: Actor, query: Query): Promise<unknown>
}

const places: Query[] = [
  { country__name: 'Chile' },
  { region__name: 'Region 12' },
  { country__name: 'Nowhere' },
]
const words: Query[] = [
  { search: 'escuela' },
  { search: 'luna' },
  { search: 'escuela luna 777' },
  { search: 'zzzz' },
]

export const lists: List[] = [
  {
    name: 'schools',
    orders: ['name', 'region', 'country', 'students', 'updated_at'],
    filters: [{}, ...words, ...places, { page: '900' }, { paginated: 'false' }, { register_code: 'R 1' }],
    ask: (db, actor, query) => schoolList(db, actor, 'en', SchoolList.parse(query)),
  },
  {
    name: 'evaluations',
    orders: ['updated_at', 'school', 'date', 'year', 'status'],
    filters: [
      {},
      ...words,
      ...places,
      { school: '777' },
      { year: '2025' },
      { year: '2100' },
      { status: 'OPEN' },
      { status: 'CLOSED' },
      { evaluation_line__evaluation_type: 'second' },
      { year: '2025', status: 'IN REVIEW' },
      { evaluation_line__evaluation_type: 'base', status: 'OPEN' },
      { search: 'luna', status: 'VALIDATED' },
      { country__name: 'Chile', status: 'CLOSED' },
      { page: '900' },
      { paginated: 'false' },
    ],
    ask: (db, actor, query) => evaluationList(db, actor, 'en', EvaluationList.parse(query)),
  },
  {
    name: 'people',
    orders: ['full_name', 'username', 'email', 'role', 'created_at', 'last_login'],
    filters: [
      {},
      { search: 'person' },
      { search: 'person777' },
      { search: 'zzzz' },
      { role: '2' },
      { page: '900' },
    ],
    ask: (db, actor, query) => userList(db, actor, 'en', UserList.parse(query)),
  },
  {
    name: 'regions',
    orders: ['name', 'country'],
    filters: [{}, { search: 'region 7' }, { country__name: 'Chile' }],
    ask: (db, actor, query) => regionList(db, actor, 'en', RegionList.parse(query)),
  },
  {
    name: 'vacancies',
    orders: ['since'],
    filters: [{ kind: 'school' }, { kind: 'line' }, { kind: 'silent' }, { kind: 'school', page: '900' }],
    ask: (db, asker, query) =>
      vacanciesOf(db, { actor: asker, fourEyes: false }, 'en', VacancyList.parse(query)),
  },
]
