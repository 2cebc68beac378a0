import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { addressOf } from 'contract/access/client'
import { type User, userCalls } from 'contract/people/users'
import { Users } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { withChosenTexts } from '../../../kit/lists/bulk/load-chosen.ts'
import { useChosen } from '../../../kit/lists/bulk/use-chosen.ts'
import { useColumns } from '../../../kit/lists/columns/use-columns.ts'
import { PagedTable } from '../../../kit/lists/PagedTable.tsx'
import { useAnnouncedCount } from '../../../kit/lists/use-announced-count.ts'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { filtersSet, listQuestion, windowOf } from './filters.ts'
import { HandoverDialog } from './handover/handover-queries.ts'
import { usersQuery } from './queries.ts'
import type { UsersSearch } from './search.ts'
import { UserFilters } from './UserFilters.tsx'
import { UsersHeading } from './UsersHeading.tsx'
import { useUserColumns } from './use-user-columns.tsx'

const ChosenPeople = lazily(async () => (await withChosenTexts(import('./ChosenPeople.tsx'))).ChosenPeople)
const DeleteUserDialog = lazily(async () => (await import('./DeleteUserDialog.tsx')).DeleteUserDialog)
const MessageDialog = lazily(async () => (await import('./MessageDialog.tsx')).MessageDialog)
const NewPersonDialog = lazily(async () => (await import('./person/NewPersonDialog.tsx')).NewPersonDialog)
const PersonDialog = lazily(async () => (await import('./person/PersonDialog.tsx')).PersonDialog)

type Open = { kind: 'new' } | { kind: 'form' | 'message' | 'handover' | 'delete'; user: User }

const nameOf = ({ full_name }: User): string => full_name

export function UsersPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/users' })
  const moves = useListMoves<UsersSearch>()
  const [open, setOpen] = useState<Open | null>(null)
  const columns = useUserColumns({
    onOpen: (user) => setOpen({ kind: 'form', user }),
    onWrite: (user) => setOpen({ kind: 'message', user }),
    onHandOver: (user) => setOpen({ kind: 'handover', user }),
    onDelete: (user) => setOpen({ kind: 'delete', user }),
  })
  const list = useColumns('users', columns)
  const answer = useQuery(usersQuery(listQuestion(search)))
  const shown = answer.data?.results ?? []
  const query = addressOf(userCalls.list, { query: listQuestion(search) })
  const chosen = useChosen(search, shown, nameOf)
  useAnnouncedCount(answer, (count) => t('users.found', { count }))
  usePageTitle(t('users.title'))
  return (
    <>
      <UsersHeading query={query} list={list} onNew={() => setOpen({ kind: 'new' })} />
      <PagedTable
        caption={t('users.title')}
        filters={<UserFilters search={search} onChange={moves.onChange} />}
        columns={list.columns}
        selection={chosen.selection}
        chosenBar={
          chosen.rows.length > 0 && (
            <ChosenPeople chosen={chosen} shown={shown} query={query} fields={list.fields} />
          )
        }
        query={answer}
        window={windowOf(search)}
        isFiltered={filtersSet(search) > 0 || search.search !== undefined}
        {...moves}
        empty={
          <EmptyState icon={Users} title={t('users.none')}>
            {t('users.noneText')}
          </EmptyState>
        }
      />
      {open && <OpenDialog open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  if (open.kind === 'new') return <NewPersonDialog onClose={onClose} />
  const { user } = open
  if (open.kind === 'form') return <PersonDialog key={user.id} user={user} onClose={onClose} />
  if (open.kind === 'message') return <MessageDialog key={user.id} user={user} onClose={onClose} />
  if (open.kind === 'handover') return <HandoverDialog user={user} onClose={onClose} />
  return <DeleteUserDialog user={user} onClose={onClose} />
}
