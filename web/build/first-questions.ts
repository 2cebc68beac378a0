import { rolesWith } from '../../contract/src/access/permissions.ts'
import { hasFullScope, roles, rolesThat, worksIn } from '../../contract/src/access/roles.ts'

/** Their home is that of one school. */
export const ofSchools = rolesThat((someone) => worksIn(someone, 'school'))

/** What a page asks of the server as soon as it stands. Addresses are written exactly as the page will ask them. */
type FirstQuestions = {
  /** Of the path with its search; its groups are `$1`, `$2` in the questions. */
  at: RegExp
  roles: readonly number[]
  questions: readonly string[]
  /** Asked once the first question is answered; `{id}` and the like are taken from the first row of that answer. */
  next?: readonly string[]
  /** The first two answers are an evaluation and the texts of its instrument: the indicator is shown before it can be answered. */
  hasIndicator?: true
}

const statistics = (model: 'country' | 'region') => [
  `/api/statistics/schools?model=${model}&type=count`,
  `/api/statistics/evaluations?model=${model}&type=status`,
  `/api/statistics/schools?model=${model}&type=learners`,
  `/api/statistics/evaluations?model=${model}&type=stages`,
]

/**
 * `boot.js` asks these while the application is still on its way (decision 052). The story
 * `what-a-page-asks-early-is-asked-once` finds one that a page no longer asks.
 */
export const firstQuestions: readonly FirstQuestions[] = [
  {
    at: /^\/(home|login)?$/,
    roles: ofSchools,
    questions: ['/api/evaluation/?page_size=25&order=-updated_at'],
    next: ['/api/evaluation/{id}/', '/api/instruments/{instrument.id}/outline/'],
  },
  {
    at: /^\/(home|login)?$/,
    roles: roles.filter((role) => !ofSchools.includes(role)),
    questions: ['/api/home/'],
  },
  {
    at: /^\/evaluations$/,
    roles,
    questions: ['/api/evaluation/?page=1&page_size=10&order=-updated_at'],
  },
  {
    at: /^\/evaluations\/detail\/(\d+)\/instrument\/(\d+)(\?indicator=[^&]+)?$/,
    roles,
    questions: ['/api/evaluation/$1/', '/api/instruments/$2/categories/', '/api/option/?instrument_id=$2'],
    hasIndicator: true,
  },
  {
    at: /^\/evaluations\/detail\/(\d+)\/instrument\/(\d+)\?line=(\d+)/,
    roles,
    questions: [
      '/api/evaluation/$1/?evaluation_line_id=$3',
      '/api/instruments/$2/categories/',
      '/api/option/?instrument_id=$2',
    ],
    hasIndicator: true,
  },
  { at: /^\/schools\/results\/(\d+)$/, roles, questions: ['/api/results_school/$1/'] },
  { at: /^\/schools$/, roles, questions: ['/api/school/?page=1&page_size=10&order=name'] },
  {
    at: /^\/users$/,
    roles: rolesWith('user.list'),
    questions: ['/api/user_information/?page=1&page_size=10&order=full_name'],
  },
  { at: /^\/statistics$/, roles: rolesThat(hasFullScope), questions: statistics('country') },
  {
    at: /^\/statistics$/,
    roles: rolesThat((someone) => worksIn(someone, 'country')),
    questions: statistics('region'),
  },
]
