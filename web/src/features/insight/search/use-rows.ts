import { useQuery } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import type { Evaluation } from 'contract/evaluation/evaluations'
import { addressOfPlan } from 'contract/messages/notifications'
import { useTranslation } from '../../../i18n/translation.tsx'
import { addressOfEvaluation, addressOfSchool } from '../../../kit/page/addresses.ts'
import { useActor } from '../../../session/use-session.ts'
import { evaluationsQuery } from '../../evaluation/evaluations/queries.ts'
import { usersQuery } from '../../people/users/queries.ts'
import { regionsQuery } from '../../places/regions/queries.ts'
import { schoolsQuery } from '../../places/schools/queries.ts'
import { type Category, most } from './categories.ts'
import { rowsOf, stateOf } from './found.ts'
import { useFoundReports } from './use-found-reports.ts'

const searched = (path: string, sought: string): string =>
  `${path}?${new URLSearchParams({ search: sought })}`

const planHit = ({ id, school, line }: Evaluation, hint: string) => ({
  id: `plan-${id}`,
  href: addressOfPlan(id, line.id),
  label: school.name,
  hint,
})

/** Schools, regions, people, evaluations, plans and reports by the search of their lists, within the scope of the person. */
export const useRows = (search: string, isSearching: boolean): Category[] => {
  const { t } = useTranslation()
  const actor = useActor()
  const query = { search, page_size: most }
  const mayPeople = can(actor, 'user.list')
  const evaluations = useQuery({ ...evaluationsQuery(query), enabled: isSearching })
  const schools = useQuery({ ...schoolsQuery(query), enabled: isSearching })
  const mayFigures = can(actor, 'statistics.page')
  const mayRegions = can(actor, 'region.page')
  const regions = useQuery({ ...regionsQuery(query), enabled: isSearching && mayRegions })
  const reports = useFoundReports(query, isSearching)
  const people = useQuery({ ...usersQuery(query), enabled: isSearching && mayPeople })
  const lineOf = ({ evaluation_type, year }: Evaluation['line']) =>
    `${t(`terms.line.${evaluation_type}`)} ${year}`
  const found: Category[] = [
    {
      name: 'evaluations',
      ...stateOf(evaluations),
      hits: rowsOf(evaluations).map((row) => ({
        id: `evaluation-${row.id}`,
        href: addressOfEvaluation(row),
        label: row.school.name,
        hint: lineOf(row.line),
      })),
    },
    {
      name: 'plans',
      ...stateOf(evaluations),
      // A failed list is reported once.
      error: null,
      hits: rowsOf(evaluations).map((row) => planHit(row, lineOf(row.line))),
    },
    {
      name: 'schools',
      ...stateOf(schools),
      hits: rowsOf(schools).map(({ id, name, region }) => ({
        id: `school-${id}`,
        href: addressOfSchool(id),
        label: name,
        hint: region.name,
      })),
    },
  ]
  if (mayRegions)
    found.push({
      name: 'regions',
      ...stateOf(regions),
      hits: rowsOf(regions).map(({ id, name, country }) => ({
        id: `region-${id}`,
        href: `${mayFigures ? '/statistics' : '/schools'}?${new URLSearchParams({ country: country.name, region: name })}`,
        label: name,
        hint: country.name,
      })),
    })
  if (reports) found.push(reports)
  if (!mayPeople) return found
  const hits = rowsOf(people).map(({ id, full_name, username, role }) => ({
    id: `person-${id}`,
    href: searched('/users', username),
    label: full_name,
    hint: t(`terms.role.${role}`),
  }))
  return [...found, { name: 'people', ...stateOf(people), hits }]
}
