import type { Change } from 'contract/insight/history'
import { useTranslation } from '../../../i18n/translation.tsx'
import { changedValues, type TextOfValue } from './changed-values.ts'

/** Fields shown at once; the rest are behind a button. */
const few = 2

type Props = {
  entry: Pick<Change, 'old' | 'new'>
  /** Where they are missing, fields and values are shown as stored. */
  texts?: { nameOf: (field: string) => string; textOf: TextOfValue }
}

export function ChangedFields({ entry, texts }: Props) {
  const { t } = useTranslation()
  const changes = changedValues(entry.old, entry.new, texts?.textOf)
  if (changes.length === 0) return <span className="text-text2">–</span>
  const list = (
    <dl className="grid gap-1 text-14">
      {changes.map((change) => (
        <div key={change.field} className="flex flex-wrap gap-x-2">
          <dt className="font-strong">{texts ? texts.nameOf(change.field) : change.field}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            {entry.old !== null && (
              <>
                <span className="sr-only">{t('audit.before')} </span>
                <del className="text-text2">{change.old ?? t('audit.nothing')}</del>{' '}
                <span aria-hidden="true">→</span> <span className="sr-only">{t('audit.after')} </span>
              </>
            )}
            <ins className="no-underline">{change.new ?? t('audit.nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
  if (changes.length <= few) return list
  return (
    <details>
      <summary className="cursor-pointer py-3 text-14 font-medium text-link fine:py-2">
        {t('audit.fields', { count: changes.length })}
      </summary>
      {list}
    </details>
  )
}
