import { can } from 'contract/access/permissions'
import type { Country } from 'contract/places/countries'
import { Trash2 } from 'lucide'
import { formatNumber } from '../../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { actionsColumn, historyAction } from '../../../kit/lists/columns/actions-column.tsx'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'
import { useActor } from '../../../session/use-session.ts'
import { Link } from '../../../ui/navigation/Link.tsx'

type CountProps = { value: number | null; href: string; label: (count: number) => string }

/** A link where the number is not zero. */
function Count({ value, href, label }: CountProps) {
  const number = <span className="tabular-nums">{value === null ? '–' : formatNumber(value)}</span>
  if (!value) return number
  return (
    <Link href={href} variant="muted" aria-label={label(value)}>
      {number}
    </Link>
  )
}

/** The address of another list, filtered by this country. */
const within = (path: '/regions' | '/schools', name: string): string =>
  `${path}?${new URLSearchParams({ country: name })}`

type CountryColumn = ListColumn<Country, '/api/country/'>

const actionsOf = (
  t: Translate,
  mayDelete: boolean,
  country: Country,
  onDelete: (country: Country) => void,
) => {
  const actions = [historyAction(t, { type: 'country', id: country.id, name: country.name })]
  const onAction = () => onDelete(country)
  if (mayDelete)
    actions.push({ id: 'delete', label: t('countries.delete'), icon: Trash2, isDanger: true, onAction })
  return actions
}

const placeColumns = (t: Translate): CountryColumn[] => [
  {
    id: 'regions',
    header: t('countries.regions'),
    fields: ['regions'],
    align: 'end',
    cell: ({ name, regions }) => (
      <Count
        value={regions}
        href={within('/regions', name)}
        label={(count) => t('countries.regionsOf', { count, name })}
      />
    ),
  },
  {
    id: 'schools',
    header: t('countries.schools'),
    fields: ['schools'],
    align: 'end',
    cell: ({ name, schools }) => (
      <Count
        value={schools}
        href={within('/schools', name)}
        label={(count) => t('countries.schoolsOf', { count, name })}
      />
    ),
  },
]

export const useCountryColumns = (onDelete: (country: Country) => void): readonly CountryColumn[] => {
  const { t } = useTranslation()
  const actor = useActor()
  const mayDelete = can(actor, 'country.delete')
  return [
    {
      id: 'name',
      header: t('lists.country'),
      fields: ['name'],
      isRowHeader: true,
      isSortable: true,
      card: 'title',
      cell: ({ name }) => name,
    },
    {
      id: 'code',
      header: t('countries.code'),
      isSortable: true,
      fields: ['code'],
      card: 'start',
      cell: ({ code }) => code ?? '–',
    },
    {
      id: 'representative',
      header: t('countries.representative'),
      fields: ['representative'],
      cell: ({ representative }) =>
        representative?.name ?? <span className="text-text2">{t('countries.noRepresentative')}</span>,
    },
    ...placeColumns(t),
    actionsColumn(
      t,
      ({ name }) => name,
      (country) => actionsOf(t, mayDelete, country, onDelete),
    ),
  ]
}
