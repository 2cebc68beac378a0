import type { TroubledEmail } from 'contract/operations/operation'
import { CircleAlert, Clock } from 'lucide'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Badge } from '../../../ui/figures/Badge.tsx'
import type { Column } from '../../../ui/tables/table-columns.ts'

function State({ state }: Pick<TroubledEmail, 'state'>) {
  const { t } = useTranslation()
  if (state === 'refused')
    return (
      <Badge tone="red" icon={CircleAlert}>
        {t('operation.refused')}
      </Badge>
    )
  return (
    <Badge tone="amber" icon={Clock}>
      {t('operation.waits')}
    </Badge>
  )
}

type AgainProps = { email: TroubledEmail; isPending: boolean; onAgain: (email: TroubledEmail) => void }

function Again({ email, isPending, onAgain }: AgainProps) {
  const { t } = useTranslation()
  const name = email.reader?.name ?? t('operation.nobody')
  return (
    <Button
      size="compact"
      isPending={isPending}
      aria-label={t('operation.againOf', { subject: email.subject, name })}
      onPress={() => onAgain(email)}
    >
      {t('operation.again')}
    </Button>
  )
}

export const useEmailColumns = (
  sending: number | undefined,
  onAgain: (email: TroubledEmail) => void,
): readonly Column<TroubledEmail>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'subject',
      header: t('operation.subject'),
      isRowHeader: true,
      card: 'heading',
      cell: ({ subject }) => subject,
    },
    {
      id: 'reader',
      header: t('operation.reader'),
      card: 'line',
      cell: ({ reader }) => reader?.name ?? t('operation.nobody'),
    },
    {
      id: 'state',
      header: t('operation.sentState'),
      card: 'start',
      cell: ({ state }) => <State state={state} />,
    },
    {
      id: 'attempts',
      header: t('operation.attempts'),
      align: 'end',
      card: 'line',
      cell: ({ attempts }) => <span className="tabular-nums">{formatNumber(attempts)}</span>,
    },
    {
      id: 'since',
      header: t('operation.since'),
      card: 'end',
      cell: ({ created_at }) => (
        <time dateTime={created_at} className="text-14 tabular-nums phone:whitespace-nowrap">
          {formatDateTime(created_at)}
        </time>
      ),
    },
    {
      id: 'again',
      header: t('operation.again'),
      card: 'whole',
      cell: (email) => <Again email={email} isPending={sending === email.id} onAgain={onAgain} />,
    },
  ]
}
