import * as accounts from 'contract/accounts'
import * as actionPlans from 'contract/action-plans'
import * as actions from 'contract/actions'
import * as areas from 'contract/areas'
import * as comments from 'contract/comments'
import * as countries from 'contract/countries'
import * as evaluations from 'contract/evaluations'
import * as exported from 'contract/exports'
import * as files from 'contract/files'
import * as goals from 'contract/goals'
import * as history from 'contract/history'
import * as imported from 'contract/imports'
import * as instruments from 'contract/instruments'
import * as jobs from 'contract/jobs'
import * as lines from 'contract/lines'
import * as notes from 'contract/notes'
import * as notifications from 'contract/notifications'
import * as recovery from 'contract/recovery'
import * as regions from 'contract/regions'
import * as reports from 'contract/reports'
import * as results from 'contract/results'
import * as schoolResults from 'contract/school-results'
import * as schools from 'contract/schools'
import * as shapes from 'contract/shapes'
import * as statistics from 'contract/statistics'
import * as suggestions from 'contract/suggestions'
import * as translations from 'contract/translations'
import * as users from 'contract/users'
import { z } from 'zod'

/** A module of the contract that is added here gives its exported shapes their names in openapi.json. */
const modules: object[] = [
  accounts,
  actionPlans,
  actions,
  areas,
  comments,
  countries,
  evaluations,
  exported,
  files,
  goals,
  history,
  imported,
  instruments,
  jobs,
  lines,
  notes,
  notifications,
  recovery,
  regions,
  reports,
  results,
  schoolResults,
  schools,
  shapes,
  statistics,
  suggestions,
  translations,
  users,
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
