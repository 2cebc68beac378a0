import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { addressOf } from 'contract/access/client'
import { mayEver } from 'contract/access/permissions'
import { type School, schoolCalls } from 'contract/places/schools'
import { Building2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { withChosenTexts } from '../../../kit/lists/bulk/load-chosen.ts'
import { useChosen } from '../../../kit/lists/bulk/use-chosen.ts'
import { useColumns } from '../../../kit/lists/columns/use-columns.ts'
import { PagedTable } from '../../../kit/lists/PagedTable.tsx'
import { useAnnouncedCount } from '../../../kit/lists/use-announced-count.ts'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { filtersSet, listQuestion, windowOf } from './filters.ts'
import { schoolsQuery } from './queries.ts'
import { SchoolFilters } from './SchoolFilters.tsx'
import { SchoolsHeading } from './SchoolsHeading.tsx'
import type { SchoolsSearch } from './search.ts'
import { useSchoolColumns } from './use-school-columns.tsx'

const ChosenSchools = lazily(async () => (await withChosenTexts(import('./ChosenSchools.tsx'))).ChosenSchools)
const DeleteSchoolDialog = lazily(async () => (await import('./DeleteSchoolDialog.tsx')).DeleteSchoolDialog)
const SchoolDialog = lazily(async () => (await import('./form/SchoolDialog.tsx')).SchoolDialog)

/** What is open over the list. */
type Open = { kind: 'form'; id: number | null } | { kind: 'delete'; school: School }

const nameOf = ({ name }: School): string => name

export function SchoolsPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/schools' })
  const moves = useListMoves<SchoolsSearch>()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const list = useColumns(
    'schools',
    useSchoolColumns({
      onOpen: ({ id }) => setOpen({ kind: 'form', id }),
      onDelete: (school) => setOpen({ kind: 'delete', school }),
    }),
  )
  const answer = useQuery(schoolsQuery(listQuestion(search)))
  const shown = answer.data?.results ?? []
  const query = addressOf(schoolCalls.list, { query: listQuestion(search) })
  const chosen = useChosen(search, shown, nameOf)
  const mayCreate = mayEver(useActor(), 'school.create')
  useAnnouncedCount(answer, (count) => t('schools.found', { count }))
  usePageTitle(t('schools.title'))
  return (
    <>
      <SchoolsHeading
        query={query}
        list={list}
        mayCreate={mayCreate}
        onNew={() => setOpen({ kind: 'form', id: null })}
      />
      <PagedTable
        caption={t('schools.title')}
        filters={<SchoolFilters search={search} onChange={moves.onChange} />}
        columns={list.columns}
        {...(mayCreate && { selection: chosen.selection })}
        chosenBar={
          chosen.rows.length > 0 && (
            <ChosenSchools chosen={chosen} shown={shown} query={query} fields={list.fields} />
          )
        }
        query={answer}
        window={windowOf(search)}
        isFiltered={filtersSet(search) > 0 || search.search !== undefined}
        {...moves}
        empty={<NoSchools mayCreate={mayCreate} />}
      />
      {open?.kind === 'form' && <SchoolDialog key={open.id} id={open.id} onClose={close} />}
      {open?.kind === 'delete' && <DeleteSchoolDialog school={open.school} onClose={close} />}
    </>
  )
}

function NoSchools({ mayCreate }: { mayCreate: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState icon={Building2} title={t('schools.none')}>
      {mayCreate ? t('schools.noneText') : t('schools.noneTextSchool')}
    </EmptyState>
  )
}
