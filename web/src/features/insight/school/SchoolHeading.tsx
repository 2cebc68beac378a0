import { useQueryClient } from '@tanstack/react-query'
import { smallestShown } from 'contract/access/disclosure'
import { can } from 'contract/access/permissions'
import type { SchoolOverview } from 'contract/insight/results/school-overview'
import { areCounted } from 'contract/places/school-fields'
import type { School } from 'contract/places/schools'
import { Building2, Hash, MapPin, Pencil, Users } from 'lucide'
import { useState } from 'react'
import { formatDateTime, formatDay } from '../../../i18n/format-date.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { pageActionsStyle } from '../../../kit/actions/page-actions-style.ts'
import { DownloadButton } from '../../../kit/documents/DownloadButton.tsx'
import { useOnline } from '../../../session/use-online.ts'
import { useActor } from '../../../session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SchoolDialog } from '../../places/schools/form/form-queries.ts'
import { placeOfSchool } from '../../places/schools/queries.ts'
import { WriteToSchool } from './WriteToSchool.tsx'

type Props = { school: School; readAt: number; overview: SchoolOverview | undefined }

export function SchoolHeading({ school, readAt, overview }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const isOnline = useOnline()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { students, students_with_disabilities: withDisabilities, counted_on: countedOn } = school
  const facts = [
    { icon: MapPin, text: `${school.region.name}, ${school.country.name}` },
    {
      icon: Building2,
      text: [
        t(`schools.codes.management.${school.management}`),
        t(`schools.codes.type_of_school.${school.type_of_school}`),
        ...(school.project_name ? [school.project_name] : []),
      ].join(', '),
    },
    {
      icon: Users,
      text: areCounted(school)
        ? [
            t('school.learners', { count: students }),
            t('school.withDisabilities', {
              count:
                withDisabilities === null
                  ? t('schools.fewerThan', { count: smallestShown })
                  : formatNumber(withDisabilities),
            }),
            ...(countedOn ? [t('school.counted', { day: formatDay(countedOn) })] : []),
          ].join(', ')
        : t('schools.notCounted'),
    },
  ]
  if (school.register_code) facts.push({ icon: Hash, text: t('school.code', { code: school.register_code }) })
  const close = () => {
    setOpen(false)
    void queryClient.invalidateQueries({ queryKey: ['schools', school.id] })
  }
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="wrap-anywhere">{school.name}</h1>
        <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-text2">
          {facts.map(({ icon, text }) => (
            <li key={text} className="flex min-w-0 items-start gap-1.5 wrap-anywhere">
              <span className="mt-1 inline-flex">
                <Icon of={icon} size="small" />
              </span>
              {text}
            </li>
          ))}
        </ul>
        {!isOnline && (
          <p className="mt-1.5 text-14 text-text2">{t('school.asOf', { time: formatDateTime(readAt) })}</p>
        )}
      </div>
      <div className={`print:hidden ${pageActionsStyle}`}>
        {overview?.people && <WriteToSchool people={overview.people} />}
        {overview?.current && <DownloadButton subject="school" id={school.id} name={school.name} />}
        {(can(actor, 'school.count', placeOfSchool(school)) ||
          can(actor, 'school.change', placeOfSchool(school))) && (
          <Button icon={Pencil} onPress={() => setOpen(true)}>
            {can(actor, 'school.change', placeOfSchool(school)) ? t('school.edit') : t('school.editNumbers')}
          </Button>
        )}
      </div>
      {isOpen && <SchoolDialog id={school.id} onClose={close} />}
    </div>
  )
}
