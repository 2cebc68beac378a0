import { useNavigate } from '@tanstack/react-router'
import { smallestShown } from 'contract/access/disclosure'
import { can } from 'contract/access/permissions'
import type { School } from 'contract/places/schools'
import { ChartNoAxesColumn, Ellipsis, History, Pencil, Trash2 } from 'lucide'
import { formatDate, formatTime } from '../../../i18n/format-date.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useFieldTexts } from '../../../kit/exchange/use-field-texts.ts'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'
import { addressOfSchool } from '../../../kit/page/addresses.ts'
import { openHistory } from '../../../kit/page/open-history.ts'
import { useActor } from '../../../session/use-session.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import { extraColumns } from './extra-columns.tsx'
import { placeOf } from './queries.ts'

type Props = { onOpen: (school: School) => void; onDelete: (school: School) => void }

export const useSchoolColumns = ({
  onOpen,
  onDelete,
}: Props): readonly ListColumn<School, '/api/school/'>[] => {
  const { t } = useTranslation()
  const actor = useActor()
  const navigate = useNavigate()
  const texts = useFieldTexts()
  const few = t('schools.fewerThan', { count: smallestShown })
  const mayDelete = (school: School) => can(actor, 'school.delete', placeOf(school))
  return [
    {
      id: 'name',
      header: t('schools.school'),
      isRowHeader: true,
      isSortable: true,
      fields: ['name', 'project_name'],
      card: 'title',
      cell: (school) => (
        <>
          <Link href={addressOfSchool(school.id)} variant="title">
            {school.name}
          </Link>
          {school.project_name && (
            <span className="block text-14 font-normal text-text2">{school.project_name}</span>
          )}
          <span className="hidden text-14 font-normal text-text2 wide:block desk:hidden">
            {school.region.name}, {school.country.name}
          </span>
        </>
      ),
    },
    {
      id: 'region',
      header: t('schools.region'),
      isSortable: true,
      isRoomy: true,
      fields: ['region', 'country'],
      card: 'whole',
      cell: ({ region, country }) => (
        <>
          {region.name}
          <span className="wide:hidden">, </span>
          <span className="wide:block wide:text-14 wide:text-text2">{country.name}</span>
        </>
      ),
    },
    {
      id: 'type',
      header: t('schools.type'),
      fields: ['management', 'type_of_school'],
      isRoomy: true,
      cell: (school) => (
        <span className="text-end wide:block wide:min-w-36 wide:text-start">
          {t(`schools.codes.type_of_school.${school.type_of_school}`)}
          <span className="block text-14 text-text2">
            {t(`schools.codes.management.${school.management}`)}
          </span>
        </span>
      ),
    },
    {
      id: 'students',
      header: t('schools.students'),
      fields: ['students'],
      isSortable: true,
      align: 'end',
      cell: ({ students }) => <span className="tabular-nums">{formatNumber(students)}</span>,
    },
    {
      id: 'disabilities',
      header: t('schools.disabilities'),
      fields: ['students_with_disabilities'],
      align: 'end',
      cell: ({ students_with_disabilities: count }) => (
        <span className="tabular-nums">{count === null ? few : formatNumber(count)}</span>
      ),
    },
    ...extraColumns(t, texts),
    {
      id: 'updated_at',
      header: t('schools.changed'),
      fields: ['updated_at'],
      isSortable: true,
      isRoomy: true,
      cell: (school) => (
        <time dateTime={school.updated_at} className="text-14 tabular-nums desk:whitespace-nowrap">
          <span className="whitespace-nowrap">{formatDate(school.updated_at)}</span>{' '}
          {formatTime(school.updated_at)}
        </time>
      ),
    },
    {
      id: 'actions',
      header: t('lists.actions'),
      isHeaderHidden: true,
      card: 'corner',
      cell: (school) => {
        const label = t('lists.actionsOf', { name: school.name })
        const actions = [
          { id: 'open', label: t('schools.open'), icon: Pencil, onAction: () => onOpen(school) },
          {
            id: 'results',
            label: t('evaluation.section.results'),
            icon: ChartNoAxesColumn,
            onAction: () => void navigate({ to: '/schools/results/$id', params: { id: String(school.id) } }),
          },
          {
            id: 'history',
            label: t('lists.history'),
            icon: History,
            onAction: () => openHistory({ type: 'school', id: school.id, name: school.name }),
          },
          ...(mayDelete(school)
            ? [
                {
                  id: 'delete',
                  label: t('schools.delete'),
                  icon: Trash2,
                  isDanger: true,
                  onAction: () => onDelete(school),
                },
              ]
            : []),
        ]
        return <Menu label={label} actions={actions} trigger={<IconButton icon={Ellipsis} label={label} />} />
      },
    },
  ]
}
