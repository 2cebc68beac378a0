import * as comments from 'contract/evaluation/comments'
import * as evaluations from 'contract/evaluation/evaluations'
import * as files from 'contract/evaluation/files'
import * as lines from 'contract/evaluation/lines'
import * as notes from 'contract/evaluation/notes'
import * as actionPlans from 'contract/evaluation/plan/action-plans'
import * as actions from 'contract/evaluation/plan/actions'
import * as goals from 'contract/evaluation/plan/goals'
import * as overdue from 'contract/evaluation/plan/overdue'
import * as reported from 'contract/evaluation/plan/reported'
import * as ratingRounds from 'contract/evaluation/rating-rounds'
import * as results from 'contract/evaluation/results'
import * as reviewMarks from 'contract/evaluation/review-marks'
import * as uploads from 'contract/evaluation/uploads'
import * as exported from 'contract/exchange/exports'
import * as imported from 'contract/exchange/imports'
import * as jobs from 'contract/exchange/jobs'
import * as webhooks from 'contract/exchange/webhooks'
import * as changes from 'contract/insight/changes'
import * as history from 'contract/insight/history'
import * as reports from 'contract/insight/reports'
import * as schoolResults from 'contract/insight/results/school-results'
import * as findings from 'contract/insight/statistics/findings'
import * as statistics from 'contract/insight/statistics/statistics'
import * as catalogue from 'contract/instrument/catalogue'
import * as editionDrafts from 'contract/instrument/edition-drafts'
import * as instruments from 'contract/instrument/instruments'
import * as practiceCases from 'contract/instrument/practice-cases'
import * as suggestions from 'contract/instrument/suggestions'
import * as translations from 'contract/instrument/translations'
import * as notifications from 'contract/messages/notifications'
import * as accounts from 'contract/people/accounts'
import * as areas from 'contract/people/areas'
import * as localRoles from 'contract/people/local-roles'
import * as passkeys from 'contract/people/passkeys'
import * as personalTokens from 'contract/people/personal-tokens'
import * as recovery from 'contract/people/recovery'
import * as users from 'contract/people/users'
import * as countries from 'contract/places/countries'
import * as regions from 'contract/places/regions'
import * as schools from 'contract/places/schools'
import * as shapes from 'contract/platform/shapes'
import { z } from 'zod'

/** A module of the contract that is added here gives its exported shapes their names in openapi.json. */
const modules: object[] = [
  accounts,
  actionPlans,
  actions,
  areas,
  catalogue,
  changes,
  comments,
  countries,
  editionDrafts,
  evaluations,
  exported,
  files,
  findings,
  goals,
  history,
  imported,
  instruments,
  jobs,
  lines,
  notes,
  notifications,
  overdue,
  localRoles,
  passkeys,
  personalTokens,
  practiceCases,
  recovery,
  ratingRounds,
  regions,
  reported,
  reports,
  results,
  reviewMarks,
  schoolResults,
  schools,
  shapes,
  statistics,
  suggestions,
  translations,
  uploads,
  users,
  webhooks,
]

const isShape = (name: string, value: unknown): value is z.ZodType =>
  /^[A-Z]/.test(name) && value instanceof z.ZodType

/** The exported shapes of the contract by the names they have there. */
export const namedShapes: ReadonlyMap<unknown, string> = new Map(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]): [z.ZodType, string][] =>
      isShape(name, value) ? [[value, name]] : [],
    ),
  ),
)
