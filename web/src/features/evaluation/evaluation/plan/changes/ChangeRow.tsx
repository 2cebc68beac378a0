import type { PlanChange } from 'contract/insight/history'
import { formatDateTime } from '../../../../../i18n/format-date.ts'
import { langOf } from '../../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import type { Planning } from '../planning.ts'
import { useChangedParts } from './use-changed-parts.ts'

const verbs = [
  'create',
  'change',
  'delete',
  'report',
  'confirm',
  'ask',
  'propose',
  'accept',
  'decline',
] as const

export function ChangeRow({ change, planning }: { change: PlanChange; planning: Planning }) {
  const { t } = useTranslation()
  const partsOf = useChangedParts(planning)
  const { at, by, deed, name, object_type: type } = change
  const verb = verbs.find((each) => deed.endsWith(`.${each}`))
  const parts = partsOf(change)
  return (
    <li className="grid gap-0.5 border-s-2 border-border ps-3 text-15 wrap-anywhere">
      <p>
        <span className="font-medium">{verb ? t(`audit.deeds.${verb}`) : deed}</span>:{' '}
        {name === null ? t(`audit.types.${type}`) : <span lang={langOf(name)}>{name}</span>}
      </p>
      {parts.length > 0 && <p className="text-14">{parts.join(' · ')}</p>}
      <p className="text-14 text-text2">
        {by?.name ?? t('audit.server')}, <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
    </li>
  )
}
