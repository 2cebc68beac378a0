import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { CommentList } from 'contract/evaluation/comments'
import { EvaluationList } from 'contract/evaluation/evaluations'
import { OverdueList } from 'contract/evaluation/plan/overdue'
import { AuditList, historyCalls } from 'contract/insight/history'
import { reportCalls } from 'contract/insight/reports'
import { SuggestionList } from 'contract/instrument/suggestions'
import { TranslationList } from 'contract/instrument/translations'
import { notificationCalls } from 'contract/messages/notifications'
import { UserList } from 'contract/people/users'
import { CountryList } from 'contract/places/countries'
import { RegionList } from 'contract/places/regions'
import { SchoolList } from 'contract/places/schools'
import { commentList } from '../../src/evaluation/comments/queries.ts'
import { evaluationList } from '../../src/evaluation/evaluations/list-queries.ts'
import { noteList } from '../../src/evaluation/notes/queries.ts'
import { overdueActions } from '../../src/evaluation/overdue/queries.ts'
import { changesAfter } from '../../src/insight/changes/queries.ts'
import { planHistoryOf } from '../../src/insight/history/plan-queries.ts'
import { auditList, historyOf } from '../../src/insight/history/queries.ts'
import { reportsFound } from '../../src/insight/reports/found-queries.ts'
import { reportsOf } from '../../src/insight/reports/queries.ts'
import { suggestionList } from '../../src/instrument/suggestions/queries.ts'
import { progressOf, translationsOf } from '../../src/instrument/translations/queries.ts'
import { notificationsOf } from '../../src/messages/notifications/queries.ts'
import { userList } from '../../src/people/users/list-queries.ts'
import { countriesFound } from '../../src/places/countries/queries.ts'
import { regionList } from '../../src/places/regions/queries.ts'
import { schoolList } from '../../src/places/schools/list-queries.ts'
import type { Db } from '../../src/platform/database/db.ts'

type Query = Record<string, string>

const someone = (role: Role, areas: number[]): Actor => ({ id: 7, role, is_superuser: false, areas })

export const askers: Record<string, Actor> = {
  administrator: someone(Role.administrator, []),
  representative: someone(Role.country, [1]),
  coordinator: someone(Role.region, [1, 2]),
  school: someone(Role.school, [1]),
}

export type List = {
  /** Whose statements differ from one another; the first asks with each filter too. */
  as: string[]
  /** Without any it is asked by all of them. */
  plain?: Query
  filters: Query[]
  ask(db: Db, actor: Actor, query: Query): Promise<unknown>
}

const staff = ['coordinator', 'representative', 'administrator']
const everybody = [...staff, 'school']
const byPlace: Query[] = [{ country__name: 'Peru' }, { region__name: 'Cusco' }]
const line = { evaluation_line_id: '1' }

/** Every list of the product with filters that its statement depends on. */
export const lists: Record<string, List> = {
  schools: {
    as: everybody,
    filters: [
      { search: 'luna' },
      ...byPlace,
      { register_code: '0412' },
      { order: 'country' },
      { page: '90' },
      { summary: 'true' },
    ],
    ask: (db, actor, query) => schoolList(db, actor, 'en', SchoolList.parse(query)),
  },
  people: {
    as: staff,
    filters: [{ search: 'ana' }, { role: '2' }, { country__name: 'Peru' }, { order: '-last_login' }],
    ask: (db, actor, query) => userList(db, actor, 'en', UserList.parse(query)),
  },
  evaluations: {
    as: everybody,
    filters: [
      ...byPlace,
      { search: 'luna', order: 'school' },
      { year: '2025', status: 'IN REVIEW' },
      { evaluation_line__evaluation_type: 'second', order: '-year' },
      { reviewer: '7' },
      { paginated: 'false' },
    ],
    ask: (db, actor, query) => evaluationList(db, actor, 'en', EvaluationList.parse(query)),
  },
  overdue: {
    as: everybody,
    filters: [
      ...byPlace,
      { search: 'luna', order: 'school' },
      { accountable: 'head', order: '-accountable' },
      { school: '1', days: '30' },
      { which: 'open' },
    ],
    ask: (db, actor, query) => overdueActions(db, actor, 'en', OverdueList.parse(query)),
  },
  countries: {
    as: everybody,
    filters: [{ search: 'peru' }],
    ask: (db, actor, query) => countriesFound(db, actor, 'en', CountryList.parse(query).search),
  },
  regions: {
    as: everybody,
    filters: [{ search: 'cusco' }, { country__name: 'Peru' }, { order: '-country' }],
    ask: (db, actor, query) => regionList(db, actor, 'en', RegionList.parse(query)),
  },
  notifications: {
    as: ['school'],
    filters: [{ is_read: 'false' }],
    ask: async (db, actor, query) => {
      const request = notificationCalls.list.query.parse(query)
      await notificationsOf(db, actor.id, request, request.page_size, 0)
    },
  },
  reports: {
    as: ['coordinator', 'representative'],
    plain: { region: '1' },
    filters: [{ country: '1' }],
    ask: (db, actor, { region, country }) =>
      reportsOf(
        db,
        actor,
        'en',
        region ? { region: Number(region) } : { country: Number(country) },
        reportCalls.ofCountry.query.parse({}),
      ),
  },
  'reports-found': {
    as: staff,
    filters: [{ search: 'inclusion' }],
    ask: (db, actor, query) => reportsFound(db, actor, 'es', reportCalls.find.query.parse(query)),
  },
  audit: {
    as: ['administrator'],
    filters: [
      { actor: '7', deed: 'create' },
      { object_type: 'school', object_id: '1' },
      { from: '2026-01-01T00:00:00Z' },
    ],
    ask: (db, _actor, query) => auditList(db, 'en', AuditList.parse(query)),
  },
  history: {
    as: ['coordinator', 'administrator'],
    plain: { object_type: 'school', object_id: '1' },
    filters: [],
    ask: (db, actor, query) => historyOf(db, actor, historyCalls.history.query.parse(query)),
  },
  'plan-history': {
    as: ['coordinator'],
    filters: [],
    ask: (db, _actor, query) => planHistoryOf(db, 1, historyCalls.ofPlan.query.parse(query)),
  },
  suggestions: {
    as: ['school'],
    filters: [
      { indicator: '1' },
      { domain: '2', stage: '1', search: 'ramp' },
      { country: '1', whose: 'country' },
    ],
    ask: (db, _actor, query) => suggestionList(db, 'es', SuggestionList.parse(query)),
  },
  translations: {
    as: ['administrator'],
    plain: { language: 'es', instrument: '1' },
    filters: [],
    ask: async (db, actor, query) => {
      const { instrument, language } = TranslationList.parse(query)
      await translationsOf(db, actor, instrument, language)
      await progressOf(db, instrument)
    },
  },
  changes: {
    as: everybody,
    filters: [],
    ask: (db, actor) => changesAfter(db, actor, 7, 100),
  },
  comments: {
    as: ['school'],
    plain: line,
    filters: [
      { ...line, indicator: '1' },
      { ...line, whole_line: 'true', resolved: 'false', author: '7' },
    ],
    ask: (db, _actor, query) => commentList(db, CommentList.parse(query)),
  },
  notes: {
    as: ['school'],
    filters: [{ indicator: '1' }],
    ask: (db, _actor, { indicator }) =>
      noteList(db, 1, { page: 1, page_size: 30, ...(indicator && { indicator: Number(indicator) }) }),
  },
}
