import { useQuery } from '@tanstack/react-query'
import type { ImportKind, RowAction } from 'contract/exchange/imports'
import { useState } from 'react'
import { formatNumber } from '../../i18n/format-number.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { Segments } from '../../ui/navigation/Segments.tsx'
import { Pagination } from '../../ui/tables/Pagination.tsx'
import { Table } from '../../ui/tables/Table.tsx'
import { AnswerFallback } from '../actions/AnswerFallback.tsx'
import type { ImportTexts } from './import-texts.ts'
import { dryRunOf } from './job-end.ts'
import { importRowsQuery } from './queries.ts'
import type { ImportState } from './use-import.ts'
import { useImportColumns } from './use-import-columns.tsx'

type Props = {
  kind: ImportKind
  texts: ImportTexts
  preview: Extract<ImportState, { step: 'preview' }>
  onWrite: () => void
  onAgain: () => void
}

type Filter = RowAction | 'all'

const pageSize = 20

const countsOf = ({
  created,
  changed,
  same,
  refused,
}: Props['preview']['answer']): Record<Filter, number> => ({
  all: created + changed + same + refused,
  create: created,
  change: changed,
  same,
  refuse: refused,
})

/** The effect on each row; nothing is written before confirmation, and refused rows never are. */
export function ImportPreview({ kind, texts, preview, onWrite, onAgain }: Props) {
  const { t } = useTranslation()
  const { id, name, answer } = preview
  const [filter, setFilter] = useState<Filter>(answer.refused > 0 ? 'refuse' : 'all')
  const [page, setPage] = useState(1)
  const query = useQuery(importRowsQuery(id, filter === 'all' ? null : filter, page, pageSize))
  const columns = useImportColumns(kind, texts)
  const counts = countsOf(answer)
  const shown = (['all', 'refuse', 'create', 'change', 'same'] as const).filter(
    (each) => each === 'all' || counts[each] > 0,
  )
  const rows = query.data && dryRunOf(query.data).rows
  return (
    <>
      <p className="text-text2">{t('transfer.lookedAt', { name })}</p>
      <PreviewNotices texts={texts} preview={preview} />
      <Segments
        label={t('transfer.filter')}
        choices={shown.map((each) => ({
          id: each,
          label: t(`transfer.filters.${each}`),
          count: formatNumber(counts[each]),
        }))}
        value={filter}
        onChange={(wanted) => {
          setFilter(wanted)
          setPage(1)
        }}
      />
      <section aria-label={t('transfer.rows')} className="min-w-0 rounded-card border border-border">
        <Table
          caption={t('transfer.rows')}
          columns={columns}
          rows={rows ?? []}
          idOf={({ sheet, row }) => `${sheet} ${row}`}
          fallback={rows && !query.isError ? undefined : <AnswerFallback query={query} />}
        />
        {counts[filter] > pageSize && (
          <Pagination page={page} pageSize={pageSize} total={counts[filter]} onPage={setPage} />
        )}
      </section>
      <PreviewButtons preview={preview} onWrite={onWrite} onAgain={onAgain} />
    </>
  )
}

function PreviewNotices({ texts, preview: { answer, problem } }: Pick<Props, 'texts' | 'preview'>) {
  const { t } = useTranslation()
  const { created, changed, refused, ignored } = answer
  return (
    <>
      {problem && <Banner tone="danger">{problemText(t, problem)}</Banner>}
      {refused > 0 && (
        <Banner tone="warn" title={t('transfer.refused', { count: refused, rows: formatNumber(refused) })}>
          <p>{t('transfer.refusedHint', { others: created + changed })}</p>
        </Banner>
      )}
      {refused === 0 && created + changed === 0 && <Banner tone="info">{t('transfer.nothing')}</Banner>}
      {ignored.length > 0 && <Banner tone="info">{texts.ignored(ignored.slice(0, 10).join(', '))}</Banner>}
    </>
  )
}

function PreviewButtons({ preview: { answer }, onWrite, onAgain }: Omit<Props, 'kind' | 'texts'>) {
  const { t } = useTranslation()
  const { created, changed, refused } = answer
  const writes = created + changed
  return (
    <div className="flex flex-col-reverse gap-2 pt-2 wide:flex-row wide:justify-end">
      <Button onPress={onAgain} kind={refused > 0 ? 'primary' : 'secondary'}>
        {t('transfer.chooseOther')}
      </Button>
      {writes > 0 && (
        <Button kind={refused > 0 ? 'secondary' : 'primary'} onPress={onWrite}>
          {t(refused > 0 ? 'transfer.writeOthers' : 'transfer.write', {
            count: writes,
            rows: formatNumber(writes),
          })}
        </Button>
      )}
    </div>
  )
}
