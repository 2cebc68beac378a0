import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { daysOfSilence, type VacancyKind, vacancyKinds } from 'contract/insight/vacancies'
import { UserCheck, Users } from 'lucide'
import { useState } from 'react'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { listWindow } from '../../../kit/lists/list-window.ts'
import { PagedTable } from '../../../kit/lists/PagedTable.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { useAnnouncedCount } from '../../../kit/lists/use-announced-count.ts'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { Segments } from '../../../ui/navigation/Segments.tsx'
import { NewPersonDialog, type PlaceToFill } from '../../people/users/person/new-person-queries.ts'
import { vacanciesQuery } from './queries.ts'
import type { VacanciesSearch } from './search.ts'
import { useVacancyColumns } from './use-vacancy-columns.tsx'

export function VacanciesPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/vacancies' })
  const moves = useListMoves<VacanciesSearch>()
  const kind = search.kind ?? 'school'
  const shown = listWindow(search, [], 'name')
  const query = useQuery(
    vacanciesQuery({ kind, page: String(shown.page), page_size: String(shown.pageSize) }),
  )
  const [adding, setAdding] = useState<PlaceToFill | null>(null)
  const columns = useVacancyColumns(kind, setAdding)
  useAnnouncedCount(query, (count) => t('vacancies.found', { count }))
  usePageTitle(t('vacancies.title'))
  const countOf = (each: VacancyKind) => (query.data ? { count: formatNumber(query.data.counts[each]) } : {})
  return (
    <>
      <PageHeading
        title={t('vacancies.title')}
        hint={t('vacancies.hint')}
        more={
          <ButtonLink icon={Users} href="/users">
            {t('vacancies.people')}
          </ButtonLink>
        }
      />
      <PagedTable
        caption={t('vacancies.title')}
        filters={
          <>
            <Segments
              variant="line"
              label={t('vacancies.kind')}
              value={kind}
              onChange={(wanted) => moves.onChange({ kind: wanted })}
              choices={vacancyKinds.map((id) => ({ id, label: t(`vacancies.kinds.${id}`), ...countOf(id) }))}
            />
            <p className="border-b border-border px-4 py-2.5 text-15 text-text2">
              {t(`vacancies.explained.${kind}`, { days: daysOfSilence })}
            </p>
          </>
        }
        columns={columns}
        query={query}
        idOf={({ place, id }) => `${place}-${id}`}
        window={shown}
        isFiltered={false}
        {...moves}
        empty={<EmptyState icon={UserCheck} title={t('vacancies.none')} />}
      />
      {adding && <NewPersonDialog at={adding} onClose={() => setAdding(null)} />}
    </>
  )
}
