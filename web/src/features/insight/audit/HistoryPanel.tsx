import { useQuery } from '@tanstack/react-query'
import type { HistoryEntry } from 'contract/insight/history'
import { useState } from 'react'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import type { HistoryOf } from '../../../kit/page/open-history.ts'
import { Select } from '../../../ui/choices/Select.tsx'
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx'
import { Pagination } from '../../../ui/tables/Pagination.tsx'
import { ChangedFields } from './ChangedFields.tsx'
import { historyPageSize, historyQuery } from './history-queries.ts'
import { useActionTexts } from './use-action-texts.ts'
import { useChangeTexts } from './use-change-texts.ts'

/** Changes of one row, newest first; for an evaluation also the steps of its lines. */
export function HistoryPanel({ of, onClose }: { of: HistoryOf; onClose: () => void }) {
  const { t } = useTranslation()
  const [line, setLine] = useState(0)
  const lines = of.lines ?? []
  return (
    <SidePanel onClose={onClose} title={t('lists.history')} hint={of.name}>
      {lines.length > 0 && (
        <Select
          id="history-of"
          label={t('audit.object')}
          choices={[
            { id: 0, label: t('audit.evaluation') },
            ...lines.map(({ id, evaluation_type, year }) => ({
              id,
              label: `${t(`terms.line.${evaluation_type}`)} ${year}`,
            })),
          ]}
          value={line}
          onChange={setLine}
        />
      )}
      <Changes key={line} of={line === 0 ? of : { type: 'line', id: line }} />
    </SidePanel>
  )
}

function Changes({ of: { type, id } }: { of: Pick<HistoryOf, 'type' | 'id'> }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const query = useQuery(historyQuery(type, id, page))
  const { data } = query
  if (!data) return <AnswerFallback query={query} />
  if (data.count === 0) return <p className="text-text2">{t('audit.noHistory')}</p>
  return (
    <>
      <ol className="grid gap-4">
        {data.results.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ol>
      {data.count > historyPageSize && (
        <Pagination page={page} pageSize={historyPageSize} total={data.count} onPage={setPage} />
      )}
    </>
  )
}

function ChangeRow({ change }: { change: HistoryEntry }) {
  const { t } = useTranslation()
  const { actionOf } = useActionTexts()
  const texts = useChangeTexts()
  const { at, by, by_hidden, deed: action } = change
  return (
    <li className="grid gap-1 border-s-2 border-border ps-3">
      <p className="font-strong">{actionOf(action)}</p>
      <p className="text-14 text-text2">
        {by ? by.name : t(by_hidden ? 'audit.colleague' : 'audit.server')}
        {', '}
        <time dateTime={at} className="tabular-nums">
          {formatDateTime(at)}
        </time>
      </p>
      <ChangedFields entry={change} texts={texts} />
    </li>
  )
}
