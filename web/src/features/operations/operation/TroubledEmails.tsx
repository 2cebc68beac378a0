import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Operation, TroubledEmail } from 'contract/operations/operation'
import { FolderInput, MailCheck } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useAction } from '../../../kit/actions/use-action.ts'
import { listWindow, type WindowSearch } from '../../../kit/lists/list-window.ts'
import { PagedTable } from '../../../kit/lists/PagedTable.tsx'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { CardHeader } from '../../../ui/cards/CardHeader.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { sendAgain, troubledEmailsQuery } from './queries.ts'
import { useEmailColumns } from './use-email-columns.tsx'

export function TroubledEmails({ mail }: Pick<Operation, 'mail'>) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const window = listWindow(useSearch({ from: '/content/operation' }), [], '-since')
  const moves = useListMoves<WindowSearch>()
  const [sending, setSending] = useState<number>()
  const query = useQuery(
    troubledEmailsQuery({ page: String(window.page), page_size: String(window.pageSize) }),
  )
  const again = useAction({
    refresh: () =>
      Promise.all(
        [['operation'], ['operation-emails']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
  const onAgain = async ({ id }: TroubledEmail) => {
    setSending(id)
    await again.run(() => sendAgain(id, crypto.randomUUID()), t('operation.queued'))
    setSending(undefined)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const columns = useEmailColumns(sending, (email) => void onAgain(email))
  return (
    <PagedTable
      caption={t('operation.troubled')}
      filters={
        <>
          <CardHeader title={t('operation.troubled')} hint={t('operation.troubledHint')} />
          {again.problem && <Banner tone="danger">{again.problem}</Banner>}
        </>
      }
      columns={columns}
      query={query}
      window={window}
      isFiltered={false}
      {...moves}
      empty={
        <EmptyState
          icon={mail === 'server' ? MailCheck : FolderInput}
          title={t(mail === 'server' ? 'operation.noneTroubled' : 'operation.noneSent')}
        />
      }
    />
  )
}
