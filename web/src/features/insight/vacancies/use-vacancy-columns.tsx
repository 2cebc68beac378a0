import { can, mayEver } from 'contract/access/permissions'
import { Role, rolesForCreate } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Vacancy, VacancyKind } from 'contract/insight/vacancies'
import { formatDaysAgo } from '../../../i18n/format-date.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { addressOfEvaluation, addressOfSchool } from '../../../kit/page/addresses.ts'
import { useActor } from '../../../session/use-session.ts'
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import type { Column } from '../../../ui/tables/table-columns.ts'
import type { PlaceToFill } from '../../people/users/person/new-person-queries.ts'

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

const roleAt = { country: Role.country, region: Role.region, school: Role.school }

/** Who is missing there; null for a line, and for whom the reader may not add. */
export const placeToFill = (actor: Actor, { id, name, place, country, evaluation }: Vacancy) => {
  const role = roleAt[place]
  const mayAdd = can(actor, 'user.create') && rolesForCreate(actor.role).includes(role)
  return mayAdd && evaluation === null ? { id, name, role, country } : null
}

/** The people who could take it over: those of that role in the country. */
const addressOfPeople = ({ place, country }: Vacancy): string =>
  `/users?${new URLSearchParams({ role: String(roleAt[place]), country: country.name })}`

export const useVacancyColumns = (
  kind: VacancyKind,
  onAdd: (place: PlaceToFill) => void,
): readonly Column<Vacancy>[] => {
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
  const filling: Column<Vacancy> = {
    id: 'filling',
    header: t('vacancies.filling'),
    cell: (row) => {
      const toFill = placeToFill(actor, row)
      return (
        <span className="flex flex-wrap gap-x-4">
          {toFill && (
            <LinkButton label={t('vacancies.addFor', { name: row.name })} onPress={() => onAdd(toFill)}>
              {t('vacancies.add')}
            </LinkButton>
          )}
          <Link href={addressOfPeople(row)}>{t(`vacancies.peopleOf.${row.place}`)}</Link>
        </span>
      )
    },
  }
  const isOfPlaces = kind === 'country' || kind === 'region' || kind === 'school'
  return [
    name,
    place,
    ...(isOfPlaces ? [filling] : []),
    ...(kind === 'silent' ? [person] : []),
    ...(isDated(kind) ? [since] : []),
  ]
}
