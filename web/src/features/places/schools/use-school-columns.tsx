import { useNavigate } from '@tanstack/react-router'
import { smallestShown } from 'contract/access/disclosure'
import { can } from 'contract/access/permissions'
import { areCounted } from 'contract/places/school-fields'
import type { School } from 'contract/places/schools'
import { ChartNoAxesColumn, Pencil, Trash2 } from 'lucide'
import { formatNumber } from '../../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { useFieldTexts } from '../../../kit/exchange/use-field-texts.ts'
import { actionsColumn, historyAction } from '../../../kit/lists/columns/actions-column.tsx'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'
import { RowTime } from '../../../kit/lists/columns/RowTime.tsx'
import { useActor } from '../../../session/use-session.ts'
import type { MenuAction } from '../../../ui/overlays/Menu.tsx'
import { extraColumns } from './extra-columns.tsx'
import { placeOfSchool } from './queries.ts'
import { SchoolName, SchoolRegion, SchoolType } from './school-cells.tsx'

type SchoolColumn = ListColumn<School, '/api/school/'>
type Props = { onOpen: (school: School) => void; onDelete: (school: School) => void }

const useSchoolActions = ({ onOpen, onDelete }: Props) => {
  const { t } = useTranslation()
  const actor = useActor()
  const navigate = useNavigate()
  return (school: School): MenuAction[] => {
    const { id, name } = school
    const openResults = () => void navigate({ to: '/schools/results/$id', params: { id: String(id) } })
    const actions: MenuAction[] = [
      { id: 'open', label: t('schools.open'), icon: Pencil, onAction: () => onOpen(school) },
      {
        id: 'results',
        label: t('evaluation.section.results'),
        icon: ChartNoAxesColumn,
        onAction: openResults,
      },
      historyAction(t, { type: 'school', id, name }),
    ]
    if (can(actor, 'school.delete', placeOfSchool(school))) {
      const onAction = () => onDelete(school)
      actions.push({ id: 'delete', label: t('schools.delete'), icon: Trash2, isDanger: true, onAction })
    }
    return actions
  }
}

const withDisabilities = (t: Translate, school: School): string => {
  if (!areCounted(school)) return '–'
  const { students_with_disabilities: count } = school
  return count === null ? t('schools.fewerThan', { count: smallestShown }) : formatNumber(count)
}

const learnerColumns = (t: Translate): SchoolColumn[] => [
  {
    id: 'students',
    header: t('schools.students'),
    fields: ['students', 'counted_on'],
    isSortable: true,
    align: 'end',
    cell: (school) => (
      <span className="tabular-nums">
        {areCounted(school) ? formatNumber(school.students) : t('schools.notCounted')}
      </span>
    ),
  },
  {
    id: 'disabilities',
    header: t('schools.disabilities'),
    fields: ['students_with_disabilities', 'students', 'counted_on'],
    align: 'end',
    cell: (school) => <span className="tabular-nums">{withDisabilities(t, school)}</span>,
  },
]

export const useSchoolColumns = (props: Props): readonly SchoolColumn[] => {
  const { t } = useTranslation()
  const texts = useFieldTexts()
  const actionsOf = useSchoolActions(props)
  return [
    {
      id: 'name',
      header: t('schools.school'),
      isRowHeader: true,
      isSortable: true,
      fields: ['name', 'project_name'],
      card: 'title',
      cell: (school) => <SchoolName school={school} />,
    },
    {
      id: 'region',
      header: t('schools.region'),
      isSortable: true,
      isRoomy: true,
      fields: ['region', 'country'],
      card: 'whole',
      cell: (school) => <SchoolRegion school={school} />,
    },
    {
      id: 'type',
      header: t('schools.type'),
      fields: ['management', 'type_of_school'],
      isRoomy: true,
      cell: (school) => <SchoolType school={school} />,
    },
    ...learnerColumns(t),
    ...extraColumns(t, texts),
    {
      id: 'updated_at',
      header: t('schools.changed'),
      fields: ['updated_at'],
      isSortable: true,
      isRoomy: true,
      cell: ({ updated_at }) => <RowTime at={updated_at} />,
    },
    actionsColumn(t, ({ name }) => name, actionsOf),
  ]
}
