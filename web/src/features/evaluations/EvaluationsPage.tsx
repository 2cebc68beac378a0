import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { addressOf } from 'contract/client'
import { type Evaluation, evaluationCalls } from 'contract/evaluations'
import { mayEver } from 'contract/permissions'
import { ClipboardCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnsMenu } from '../../app/lists/ColumnsMenu.tsx'
import { ListInstead } from '../../app/lists/ListInstead.tsx'
import { withChosenWords } from '../../app/lists/many/load-chosen.ts'
import { useChosen } from '../../app/lists/many/use-chosen.ts'
import { orderText } from '../../app/lists/order.ts'
import { PageHeading } from '../../app/lists/PageHeading.tsx'
import { useColumns } from '../../app/lists/use-columns.ts'
import { useToldCount } from '../../app/lists/use-told-count.ts'
import { ExportMenu } from '../../app/long-work/ExportMenu.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { readOwnWords } from '../../i18n/read-language.ts'
import { useActor } from '../../session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Deed } from './EvaluationDeeds.tsx'
import { EvaluationFilters } from './EvaluationFilters.tsx'
import { filtersSet, listQuestion, pageSizes, windowOf } from './filters.ts'
import { evaluationsQuery } from './queries.ts'
import { StatusTabs } from './StatusTabs.tsx'
import type { EvaluationsSearch } from './search.ts'
import { useEvaluationColumns } from './use-evaluation-columns.tsx'

const EvaluationDeeds = later(async () => (await import('./EvaluationDeeds.tsx')).EvaluationDeeds)
const ChosenEvaluations = later(
  async () => (await withChosenWords(import('./many/ChosenEvaluations.tsx'))).ChosenEvaluations,
)
const NewEvaluationDialog = later(async () => {
  // its school is chosen in the words of schools
  const [part] = await Promise.all([import('./NewEvaluationDialog.tsx'), readOwnWords('schools')])
  return part.NewEvaluationDialog
})

const nameOf = ({ school }: Evaluation): string => school.name

/** All evaluations within reach: search, filters, status and order stand in the address. */
export function EvaluationsPage() {
  const { t } = useTranslation()
  const actor = useActor()
  const search = useSearch({ from: '/content/evaluations' })
  const navigate = useNavigate({ from: '/evaluations' })
  const [deed, setDeed] = useState<Deed | null>(null)
  const columns = useEvaluationColumns((kind, row) => setDeed({ kind, row }))
  const list = useColumns('evaluations', columns)
  const asked = useQuery(evaluationsQuery(listQuestion(search)))
  const { page, pageSize, order } = windowOf(search)
  const { data } = asked
  const shown = data?.results ?? []
  const query = addressOf(evaluationCalls.list, { query: listQuestion(search) })
  const chosen = useChosen(search, shown, nameOf)
  const mayCreate = mayEver(actor, 'evaluation.create')
  const isFiltered = filtersSet(search) > 0 || search.search !== undefined || search.status !== undefined
  const told = asked.isPlaceholderData || !data ? undefined : t('evaluations.found', { count: data.count })
  useToldCount(told)
  usePageTitle(t('evaluations.title'))

  const change = (part: EvaluationsSearch) =>
    void navigate({
      search: ({ page: _, ...now }) => ({ ...now, ...part }),
      replace: true,
      resetScroll: false,
    })
  const turnTo = (wanted: number) =>
    void navigate({ search: (now) => ({ ...now, page: wanted }) }).then(() => scrollTo(0, 0))
  const clear = () => void navigate({ search: search.order === undefined ? {} : { order: search.order } })
  const isNew = search.new === true && mayCreate
  const openNew = (isOpen: boolean) =>
    void navigate({
      search: ({ new: _, ...now }) => (isOpen ? { ...now, new: true as const } : now),
      replace: true,
      resetScroll: false,
    })

  const newButton = mayCreate && (
    <Button kind="primary" icon={Plus} onPress={() => openNew(true)}>
      {t('evaluations.new')}
    </Button>
  )
  const hasRows = data !== undefined && data.results.length > 0 && !asked.isError
  return (
    <>
      <PageHeading
        title={t('evaluations.title')}
        hint={t('evaluations.hint')}
        more={
          <>
            <ColumnsMenu choice={list.choice} />
            <ExportMenu query={query} fields={list.fields} />
          </>
        }
        action={newButton}
      />
      <section
        aria-label={t('evaluations.title')}
        className="min-w-0 rounded-card border border-border bg-surface shadow-e1"
      >
        <EvaluationFilters search={search} onChange={change} />
        <div className="max-wide:pb-3">
          <StatusTabs search={search} onChange={(status) => change({ status })} />
        </div>
        {chosen.rows.length > 0 && (
          <ChosenEvaluations chosen={chosen} shown={shown} query={query} fields={list.fields} />
        )}
        <Table
          caption={t('evaluations.title')}
          columns={list.columns}
          rows={hasRows ? data.results : []}
          {...(mayCreate && { selection: chosen.selection })}
          idOf={({ id }) => id}
          order={order}
          onOrder={(wanted) => change({ order: orderText(wanted) })}
          instead={
            hasRows ? undefined : (
              <ListInstead
                asked={asked}
                isFiltered={isFiltered || page > 1}
                onClear={clear}
                empty={
                  <EmptyState icon={ClipboardCheck} title={t('evaluations.none')}>
                    {mayCreate ? t('evaluations.noneText') : t('evaluations.noneTextSchool')}
                  </EmptyState>
                }
              />
            )
          }
        />
        {hasRows && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={data.count}
            onPage={turnTo}
            pageSizes={pageSizes}
            onPageSize={(size) => change({ page_size: size })}
          />
        )}
      </section>
      {isNew && <NewEvaluationDialog onClose={() => openNew(false)} />}
      {deed && <EvaluationDeeds deed={deed} onDone={() => setDeed(null)} />}
    </>
  )
}
