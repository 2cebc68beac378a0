import type about from './en/about.json'
import type appearance from './en/appearance.json'
import type audit from './en/audit.json'
import type comfort from './en/comfort.json'
import type countries from './en/countries.json'
import type drafts from './en/drafts.json'
import type evaluation from './en/evaluation.json'
import type evaluations from './en/evaluations.json'
import type evidence from './en/evidence.json'
import type failed from './en/failed.json'
import type figures from './en/figures.json'
import type glance from './en/glance.json'
import type home from './en/home.json'
import type instruments from './en/instruments.json'
import type lists from './en/lists.json'
import type login from './en/login.json'
import type many from './en/many.json'
import type missing from './en/missing.json'
import type notifications from './en/notifications.json'
import type papers from './en/papers.json'
import type plan from './en/plan.json'
import type problems from './en/problems.json'
import type profile from './en/profile.json'
import type recovery from './en/recovery.json'
import type regions from './en/regions.json'
import type register from './en/register.json'
import type reports from './en/reports.json'
import type results from './en/results.json'
import type review from './en/review.json'
import type schools from './en/schools.json'
import type scores from './en/scores.json'
import type search from './en/search.json'
import type setup from './en/setup.json'
import type shell from './en/shell.json'
import type shortcuts from './en/shortcuts.json'
import type statistics from './en/statistics.json'
import type steps from './en/steps.json'
import type suggestions from './en/suggestions.json'
import type terms from './en/terms.json'
import type transfer from './en/transfer.json'
import type translations from './en/translations.json'
import type tutorial from './en/tutorial.json'
import type ui from './en/ui.json'
import type unsent from './en/unsent.json'
import type users from './en/users.json'
import type viewer from './en/viewer.json'

/** One entry for each file in en/, named as the file: the keys that t() knows. Add a line when you add a file. */
export interface Messages {
  about: typeof about
  appearance: typeof appearance
  drafts: typeof drafts
  unsent: typeof unsent
  terms: typeof terms
  shell: typeof shell
  problems: typeof problems
  login: typeof login
  recovery: typeof recovery
  register: typeof register
  missing: typeof missing
  failed: typeof failed
  search: typeof search
  setup: typeof setup
  notifications: typeof notifications
  evaluation: typeof evaluation
  evidence: typeof evidence
  reports: typeof reports
  results: typeof results
  review: typeof review
  glance: typeof glance
  many: typeof many
  papers: typeof papers
  plan: typeof plan
  figures: typeof figures
  statistics: typeof statistics
  suggestions: typeof suggestions
  steps: typeof steps
  shortcuts: typeof shortcuts
  tutorial: typeof tutorial
  home: typeof home
  lists: typeof lists
  evaluations: typeof evaluations
  audit: typeof audit
  comfort: typeof comfort
  countries: typeof countries
  instruments: typeof instruments
  regions: typeof regions
  schools: typeof schools
  scores: typeof scores
  transfer: typeof transfer
  translations: typeof translations
  ui: typeof ui
  users: typeof users
  viewer: typeof viewer
  profile: typeof profile
}
