import { can } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { Region } from 'contract/places/regions'
import { Pencil, Trash2 } from 'lucide'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { actionsColumn, historyAction } from '../../../kit/lists/columns/actions-column.tsx'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'
import { RowNameButton } from '../../../kit/lists/columns/RowNameButton.tsx'
import { useActor } from '../../../session/use-session.ts'
import { Link } from '../../../ui/navigation/Link.tsx'
import type { MenuAction } from '../../../ui/overlays/Menu.tsx'
import { placeOfRegion } from './queries.ts'

type Props = { onOpen: (region: Region) => void; onDelete: (region: Region) => void }

const actionsOf = (t: Translate, actor: Actor, { onOpen, onDelete }: Props, region: Region): MenuAction[] => {
  const place = placeOfRegion(region)
  const actions: MenuAction[] = []
  if (can(actor, 'region.change', place)) {
    const label = can(actor, 'region.move', place) ? t('regions.change') : t('regions.rename')
    actions.push({ id: 'change', label, icon: Pencil, onAction: () => onOpen(region) })
  }
  actions.push(historyAction(t, { type: 'region', id: region.id, name: region.name }))
  if (can(actor, 'region.delete', place)) {
    const onAction = () => onDelete(region)
    actions.push({ id: 'delete', label: t('regions.delete'), icon: Trash2, isDanger: true, onAction })
  }
  return actions
}

/** A button for who may change the region. */
function RegionName({ region, onOpen }: { region: Region; onOpen: () => void }) {
  const mayChange = can(useActor(), 'region.change', placeOfRegion(region))
  if (!mayChange) return region.name
  return <RowNameButton name={region.name} onOpen={onOpen} />
}

/** A link where the number is not zero. */
function SchoolCount({ region: { name, country, schools } }: { region: Region }) {
  const { t } = useTranslation()
  const number = <span className="tabular-nums">{schools === null ? '–' : formatNumber(schools)}</span>
  if (!schools) return number
  return (
    <Link
      href={`/schools?${new URLSearchParams({ country: country.name, region: name })}`}
      variant="muted"
      aria-label={t('regions.schoolsOf', { count: schools, name })}
    >
      {number}
    </Link>
  )
}

export const useRegionColumns = (props: Props): readonly ListColumn<Region, '/api/region/'>[] => {
  const { t } = useTranslation()
  const actor = useActor()
  return [
    {
      id: 'name',
      header: t('regions.region'),
      fields: ['name'],
      isRowHeader: true,
      isSortable: true,
      card: 'title',
      cell: (region) => <RegionName region={region} onOpen={() => props.onOpen(region)} />,
    },
    {
      id: 'country',
      header: t('lists.country'),
      fields: ['country'],
      isSortable: true,
      card: 'whole',
      cell: ({ country }) => country.name,
    },
    {
      id: 'schools',
      header: t('regions.schools'),
      fields: ['schools'],
      align: 'end',
      cell: (region) => <SchoolCount region={region} />,
    },
    {
      id: 'updated_at',
      header: t('regions.changed'),
      fields: ['updated_at'],
      cell: ({ updated_at }) => (
        <time dateTime={updated_at} className="text-14 tabular-nums phone:whitespace-nowrap">
          {formatDateTime(updated_at)}
        </time>
      ),
    },
    actionsColumn(
      t,
      ({ name }) => name,
      (region) => actionsOf(t, actor, props, region),
    ),
  ]
}
