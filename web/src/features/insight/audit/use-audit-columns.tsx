import type { AuditEntry } from 'contract/insight/history'
import { Button } from 'react-aria-components/Button'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { type LinkVariant, linkStyle } from '../../../ui/navigation/link-style.ts'
import type { Column } from '../../../ui/tables/table-columns.ts'
import { ChangedFields } from './ChangedFields.tsx'
import type { AuditSearch } from './search.ts'
import { useActionTexts } from './use-action-texts.ts'
import { useEntryTexts } from './use-entry-texts.ts'

/** Who, what and about what: a press on one shows only its entries. */
export const useAuditColumns = (onOnly: (part: AuditSearch) => void): readonly Column<AuditEntry>[] => {
  const { t } = useTranslation()
  const { actionOf, typeOf } = useActionTexts()
  const texts = useEntryTexts()
  const only = (name: string, part: AuditSearch, variant: LinkVariant = 'muted') => (
    <Button
      aria-label={t('audit.only', { name })}
      onPress={() => onOnly(part)}
      className={`${linkStyle(variant)} inline-flex min-h-11 min-w-11 cursor-pointer items-center text-start fine:min-h-0`}
    >
      {name}
    </Button>
  )
  return [
    {
      id: 'at',
      header: t('audit.at'),
      card: 'end',
      cell: ({ at }) => (
        <time dateTime={at} className="text-14 whitespace-nowrap tabular-nums">
          {formatDateTime(at)}
        </time>
      ),
    },
    {
      id: 'by',
      header: t('audit.by'),
      card: 'start',
      cell: ({ by, deed: action }) => {
        if (by) return only(by.name, { actor: by.id })
        return action.startsWith('auth.') ? t('audit.stranger') : t('audit.server')
      },
    },
    {
      id: 'deed',
      header: t('audit.deed'),
      isRowHeader: true,
      card: 'heading',
      cell: ({ deed: action, times }) => {
        const name = actionOf(action)
        return (
          <>
            {only(name, { deed: action }, 'title')}
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
      },
    },
    {
      id: 'object',
      header: t('audit.object'),
      card: 'line',
      cell: ({ object_type, object_id, object_name }) => {
        const type = typeOf(object_type)
        if (object_id === null) return type
        const named = object_name === null ? `${type} ${object_id}` : `${type}: ${object_name}`
        return only(named, { object_type, object_id })
      },
    },
    {
      id: 'fields',
      header: t('audit.changes'),
      card: 'whole',
      cell: (entry) => <ChangedFields entry={entry} texts={texts} />,
    },
  ]
}
