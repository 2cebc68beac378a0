import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { addressOf } from 'contract/access/client'
import { mayEver } from 'contract/access/permissions'
import { evaluationCalls, type ListedEvaluation } from 'contract/evaluation/evaluations'
import { ClipboardCheck } from 'lucide'
import { useState } from 'react'
import { readOwnTexts } from '../../../i18n/read-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { withChosenTexts } from '../../../kit/lists/bulk/load-chosen.ts'
import { useChosen } from '../../../kit/lists/bulk/use-chosen.ts'
import { useColumns } from '../../../kit/lists/columns/use-columns.ts'
import { PagedTable } from '../../../kit/lists/PagedTable.tsx'
import { useAnnouncedCount } from '../../../kit/lists/use-announced-count.ts'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import type { EvaluationAction } from './EvaluationActionDialog.tsx'
import { EvaluationFilters } from './EvaluationFilters.tsx'
import { EvaluationsHeading } from './EvaluationsHeading.tsx'
import { filtersSet, listQuestion, windowOf } from './filters.ts'
import { evaluationsQuery } from './queries.ts'
import { StatusTabs } from './StatusTabs.tsx'
import type { EvaluationsSearch } from './search.ts'
import { useEvaluationColumns } from './use-evaluation-columns.tsx'

const EvaluationActionDialog = lazily(
  async () => (await import('./EvaluationActionDialog.tsx')).EvaluationActionDialog,
)
const ChosenEvaluations = lazily(
  async () => (await withChosenTexts(import('./bulk/ChosenEvaluations.tsx'))).ChosenEvaluations,
)
const NewEvaluationDialog = lazily(async () => {
  // The choice of a school uses texts of the catalogue "schools".
  const [part] = await Promise.all([import('./NewEvaluationDialog.tsx'), readOwnTexts('schools')])
  return part.NewEvaluationDialog
})

const nameOf = ({ school }: ListedEvaluation): string => school.name

const useNewForm = (search: EvaluationsSearch, mayCreate: boolean) => {
  const navigate = useNavigate({ from: '/evaluations' })
  const openNew = (isOpen: boolean) =>
    void navigate({
      search: ({ new: _, school: __, ...now }) => (isOpen ? { ...now, new: true as const } : now),
      // Back from the form returns to the list.
      replace: !isOpen,
      resetScroll: false,
    })
  return [search.new === true && mayCreate, openNew] as const
}

export function EvaluationsPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/evaluations' })
  const isNotOfRole = useLocation({ select: ({ state }) => state.isNotOfRole === true })
  const moves = useListMoves<EvaluationsSearch>()
  const [action, setAction] = useState<EvaluationAction | null>(null)
  const columns = useEvaluationColumns((kind, row) => setAction({ kind, row }))
  const list = useColumns('evaluations', columns)
  const actor = useActor()
  const question = listQuestion(search, actor.id)
  const answer = useQuery(evaluationsQuery(question))
  const shown = answer.data?.results ?? []
  const query = addressOf(evaluationCalls.list, { query: question })
  const chosen = useChosen(search, shown, nameOf)
  const mayCreate = mayEver(actor, 'evaluation.create')
  const [isNew, openNew] = useNewForm(search, mayCreate)
  useAnnouncedCount(answer, (count) => t('evaluation-list.found', { count }))
  usePageTitle(t('evaluation-list.title'))

  return (
    <>
      {isNotOfRole && <Banner tone="info">{t('evaluation-list.notOfRole')}</Banner>}
      <EvaluationsHeading query={query} list={list} mayCreate={mayCreate} onNew={() => openNew(true)} />
      <PagedTable
        caption={t('evaluation-list.title')}
        filters={
          <>
            <EvaluationFilters search={search} onChange={moves.onChange} />
            <div className="max-wide:pb-3">
              <StatusTabs search={search} onChange={(status) => moves.onChange({ status })} />
            </div>
          </>
        }
        columns={list.columns}
        {...(mayCreate && { selection: chosen.selection })}
        chosenBar={
          chosen.rows.length > 0 && (
            <ChosenEvaluations chosen={chosen} shown={shown} query={query} fields={list.fields} />
          )
        }
        query={answer}
        window={windowOf(search)}
        isFiltered={filtersSet(search) > 0 || search.search !== undefined || search.status !== undefined}
        {...moves}
        empty={<NoEvaluations mayCreate={mayCreate} />}
      />
      {isNew && <NewEvaluationDialog from={search.school} onClose={() => openNew(false)} />}
      {action && <EvaluationActionDialog action={action} onDone={() => setAction(null)} />}
    </>
  )
}

function NoEvaluations({ mayCreate }: { mayCreate: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState icon={ClipboardCheck} title={t('evaluation-list.none')}>
      {mayCreate ? t('evaluation-list.noneText') : t('evaluation-list.noneTextSchool')}
    </EmptyState>
  )
}
