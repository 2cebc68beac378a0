import { can } from 'contract/access/permissions'
import type { Region } from 'contract/places/regions'
import { Ellipsis, History, Pencil, Trash2 } from 'lucide'
import { Button } from 'react-aria-components/Button'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'
import { openHistory } from '../../../kit/page/open-history.ts'
import { useActor } from '../../../session/use-session.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { linkStyle } from '../../../ui/navigation/link-style.ts'
import { Menu, type MenuAction } from '../../../ui/overlays/Menu.tsx'
import { placeOf } from './queries.ts'

type Props = { onOpen: (region: Region) => void; onDelete: (region: Region) => void }

export const useRegionColumns = ({
  onOpen,
  onDelete,
}: Props): readonly ListColumn<Region, '/api/region/'>[] => {
  const { t } = useTranslation()
  const actor = useActor()
  const actionsFor = (region: Region): MenuAction[] => {
    const place = placeOf(region)
    const actions: MenuAction[] = []
    if (can(actor, 'region.change', place)) {
      const label = can(actor, 'region.move', place) ? t('regions.change') : t('regions.rename')
      actions.push({ id: 'change', label, icon: Pencil, onAction: () => onOpen(region) })
    }
    const { id, name } = region
    const onHistory = () => openHistory({ type: 'region', id, name })
    actions.push({ id: 'history', label: t('lists.history'), icon: History, onAction: onHistory })
    if (can(actor, 'region.delete', place)) {
      const onAction = () => onDelete(region)
      actions.push({ id: 'delete', label: t('regions.delete'), icon: Trash2, isDanger: true, onAction })
    }
    return actions
  }
  return [
    {
      id: 'name',
      header: t('regions.region'),
      fields: ['name'],
      isRowHeader: true,
      isSortable: true,
      card: 'title',
      cell: (region) =>
        can(actor, 'region.change', placeOf(region)) ? (
          <Button
            onPress={() => onOpen(region)}
            className={`${linkStyle('title')} cursor-pointer text-start`}
          >
            {region.name}
          </Button>
        ) : (
          region.name
        ),
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
      cell: ({ name, country, schools }) => {
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
      },
    },
    {
      id: 'updated_at',
      header: t('regions.changed'),
      fields: ['updated_at'],
      cell: ({ updated_at }) => (
        <time dateTime={updated_at} className="text-14 whitespace-nowrap tabular-nums">
          {formatDateTime(updated_at)}
        </time>
      ),
    },
    {
      id: 'actions',
      header: t('lists.actions'),
      isHeaderHidden: true,
      card: 'corner',
      cell: (region) => {
        const actions = actionsFor(region)
        const label = t('lists.actionsOf', { name: region.name })
        return <Menu label={label} actions={actions} trigger={<IconButton icon={Ellipsis} label={label} />} />
      },
    },
  ]
}
