import type { SchoolPerson } from 'contract/insight/results/school-overview'
import { formatDaysAgo } from '../../../../i18n/format-date.ts'
import { shownLocale } from '../../../../i18n/shown-locale.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Avatar } from '../../../../ui/figures/Avatar.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'

const listed = (domains: readonly number[]): string =>
  new Intl.ListFormat(shownLocale(), { type: 'conjunction' }).format(domains.map(String))

/** The school's representatives whom the reader may see. */
export function PeopleCard({ people }: { people: readonly SchoolPerson[] }) {
  const { t } = useTranslation()
  return (
    <Card isFlush title={t('school.people.title')}>
      {people.length > 0 ? (
        <ul>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      ) : (
        <p className="px-4 pb-4 text-15 text-text2 wide:px-5">{t('school.people.none')}</p>
      )}
    </Card>
  )
}

function PersonRow({ person }: { person: SchoolPerson }) {
  const { t } = useTranslation()
  const { name, username, is_active: isActive, last_login: lastLogin, domains } = person
  return (
    <li className="flex items-center gap-3 border-t border-border px-4 py-2.5 wide:px-5">
      <Avatar name={name} />
      <div className="min-w-0">
        <Link variant="title" href={`/users?${new URLSearchParams({ search: username })}`}>
          <span className="wrap-anywhere">{name}</span>
        </Link>
        {domains.length > 0 && (
          <p className="text-14 text-text2">
            {t('school.people.answered', { count: domains.length, domains: listed(domains) })}
          </p>
        )}
        <p className="text-14 text-text2">
          {isActive ? t('school.people.represents') : t('school.people.inactive')} ·{' '}
          {lastLogin === null
            ? t('school.people.never')
            : t('school.people.lastLogin', { when: formatDaysAgo(lastLogin) })}
        </p>
      </div>
    </li>
  )
}
