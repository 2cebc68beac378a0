import { mayEver } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { Vacancy, VacancyKind } from 'contract/insight/vacancies'
import { formatDaysAgo } from '../../../i18n/format-date.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { addressOfEvaluation, addressOfSchool } from '../../../kit/page/addresses.ts'
import { useActor } from '../../../session/use-session.ts'
import { Link } from '../../../ui/navigation/Link.tsx'
import type { Column } from '../../../ui/tables/table-columns.ts'

/** Null where there is no page: a country has none, and not every role may open each list. */
const addressOf = (actor: Actor, { id, name, place, evaluation, instrument }: Vacancy): string | null => {
  if (evaluation !== null) return addressOfEvaluation({ id: evaluation, instrument: { id: instrument ?? 1 } })
  if (place === 'school') return addressOfSchool(id)
  if (place === 'region') return `/regions?search=${encodeURIComponent(name)}`
  return mayEver(actor, 'country.page') ? '/countries' : null
}

const whereOf = ({ place, region, country }: Vacancy): string =>
  [region?.name, place === 'country' ? undefined : country.name].filter(Boolean).join(', ') || '–'

const sinceOf = (t: Translate, { evaluation, since }: Vacancy): string => {
  if (since === null) return t('vacancies.never')
  const when = formatDaysAgo(since)
  return evaluation === null ? t('vacancies.lastHere', { when }) : t('vacancies.submitted', { when })
}

const isDated = (kind: VacancyKind): boolean => kind === 'line' || kind === 'silent'

export const useVacancyColumns = (kind: VacancyKind): readonly Column<Vacancy>[] => {
  const { t } = useTranslation()
  const actor = useActor()
  const name: Column<Vacancy> = {
    id: 'name',
    header: t('vacancies.name'),
    isRowHeader: true,
    card: 'title',
    cell: (row) => {
      const href = addressOf(actor, row)
      return href === null ? (
        row.name
      ) : (
        <Link href={href} variant="title">
          {row.name}
        </Link>
      )
    },
  }
  const place: Column<Vacancy> = { id: 'place', header: t('vacancies.place'), cell: whereOf }
  const person: Column<Vacancy> = {
    id: 'person',
    header: t('vacancies.person'),
    cell: ({ person: only }) =>
      only && <Link href={`/users?search=${encodeURIComponent(only.name)}`}>{only.name}</Link>,
  }
  const since: Column<Vacancy> = {
    id: 'since',
    header: t('vacancies.since'),
    cell: (row) => sinceOf(t, row),
  }
  return [name, place, ...(kind === 'silent' ? [person] : []), ...(isDated(kind) ? [since] : [])]
}
