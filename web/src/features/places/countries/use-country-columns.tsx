import { can } from 'contract/access/permissions'
import type { Country } from 'contract/places/countries'
import { Ellipsis, History, Trash2 } from 'lucide'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'
import { openHistory } from '../../../kit/page/open-history.ts'
import { useActor } from '../../../session/use-session.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { Menu, type MenuAction } from '../../../ui/overlays/Menu.tsx'

const number = (value: number | null) => (
  <span className="tabular-nums">{value === null ? '–' : formatNumber(value)}</span>
)

/** The list of another page, of this country alone. */
const within = (path: '/regions' | '/schools', name: string): string =>
  `${path}?${new URLSearchParams({ country: name })}`

type CountryColumn = ListColumn<Country, '/api/country/'>

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
    {
      id: 'regions',
      header: t('countries.regions'),
      fields: ['regions'],
      align: 'end',
      cell: ({ name, regions }) =>
        regions ? (
          <Link
            href={within('/regions', name)}
            variant="muted"
            aria-label={t('countries.regionsOf', { count: regions, name })}
          >
            {number(regions)}
          </Link>
        ) : (
          number(regions)
        ),
    },
    {
      id: 'schools',
      header: t('countries.schools'),
      fields: ['schools'],
      align: 'end',
      cell: ({ name, schools }) =>
        schools ? (
          <Link
            href={within('/schools', name)}
            variant="muted"
            aria-label={t('countries.schoolsOf', { count: schools, name })}
          >
            {number(schools)}
          </Link>
        ) : (
          number(schools)
        ),
    },
    {
      id: 'actions',
      header: t('lists.actions'),
      isHeaderHidden: true,
      card: 'corner',
      cell: (country) => {
        const label = t('lists.actionsOf', { name: country.name })
        const { id, name } = country
        const actions: MenuAction[] = [
          {
            id: 'history',
            label: t('lists.history'),
            icon: History,
            onAction: () => openHistory({ type: 'country', id, name }),
          },
        ]
        const onAction = () => onDelete(country)
        if (mayDelete)
          actions.push({ id: 'delete', label: t('countries.delete'), icon: Trash2, isDanger: true, onAction })
        return <Menu label={label} actions={actions} trigger={<IconButton icon={Ellipsis} label={label} />} />
      },
    },
  ]
}
