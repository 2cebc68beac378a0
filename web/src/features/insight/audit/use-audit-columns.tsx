import type { AuditEntry } from 'contract/insight/history'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx'
import { type LinkVariant, linkStyle } from '../../../ui/navigation/link-style.ts'
import type { Column } from '../../../ui/tables/table-columns.ts'
import { ChangedFields } from './ChangedFields.tsx'
import type { AuditSearch } from './search.ts'
import { useActionTexts } from './use-action-texts.ts'
import { useEntryTexts } from './use-entry-texts.ts'

type OnOnly = (part: AuditSearch) => void
type CellProps = { entry: AuditEntry; onOnly: OnOnly }
type OnlyProps = { name: string; part: AuditSearch; variant?: LinkVariant; onOnly: OnOnly }

function Only({ name, part, variant = 'muted', onOnly }: OnlyProps) {
  const { t } = useTranslation()
  return (
    <PlainButton
      aria-label={t('audit.only', { name })}
      onPress={() => onOnly(part)}
      className={`${linkStyle(variant)} inline-flex min-h-11 min-w-11 cursor-pointer items-center text-start fine:min-h-0`}
    >
      {name}
    </PlainButton>
  )
}

function ByCell({ entry: { by, deed: action }, onOnly }: CellProps) {
  const { t } = useTranslation()
  if (by) return <Only name={by.name} part={{ actor: by.id }} onOnly={onOnly} />
  return action.startsWith('auth.') ? t('audit.stranger') : t('audit.server')
}

function ActionCell({ entry: { deed: action, times }, onOnly }: CellProps) {
  const { t } = useTranslation()
  const name = useActionTexts().actionOf(action)
  return (
    <>
      <Only name={name} part={{ deed: action }} variant="title" onOnly={onOnly} />
      {name !== action && (
        <span className="block text-14 font-normal text-text2">
          <span className="sr-only">{t('audit.code')} </span>
          {action}
        </span>
      )}
      {times > 1 && (
        <span className="block text-14 font-strong">{t('audit.timesSeen', { count: times })}</span>
      )}
    </>
  )
}

function ObjectCell({ entry: { object_type, object_id, object_name }, onOnly }: CellProps) {
  const { typeOf } = useActionTexts()
  const type = typeOf(object_type)
  if (object_id === null) return type
  const named = object_name === null ? `${type} ${object_id}` : `${type}: ${object_name}`
  return <Only name={named} part={{ object_type, object_id }} onOnly={onOnly} />
}

/** Pressing a cell filters by its value. */
export const useAuditColumns = (onOnly: OnOnly): readonly Column<AuditEntry>[] => {
  const { t } = useTranslation()
  const texts = useEntryTexts()
  return [
    {
      id: 'at',
      header: t('audit.at'),
      card: 'end',
      cell: ({ at }) => (
        <time dateTime={at} className="text-14 tabular-nums phone:whitespace-nowrap">
          {formatDateTime(at)}
        </time>
      ),
    },
    {
      id: 'by',
      header: t('audit.by'),
      card: 'start',
      cell: (entry) => <ByCell entry={entry} onOnly={onOnly} />,
    },
    {
      id: 'deed',
      header: t('audit.deed'),
      isRowHeader: true,
      card: 'heading',
      cell: (entry) => <ActionCell entry={entry} onOnly={onOnly} />,
    },
    {
      id: 'object',
      header: t('audit.object'),
      card: 'line',
      cell: (entry) => <ObjectCell entry={entry} onOnly={onOnly} />,
    },
    {
      id: 'fields',
      header: t('audit.changes'),
      card: 'whole',
      cell: (entry) => <ChangedFields entry={entry} texts={texts} />,
    },
  ]
}
