import type { ReturnedRequest } from 'contract/evaluation/returned'
import { CircleCheck } from 'lucide'
import { langOf } from '../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { addressOfIndicator } from '../where/use-where.ts'
import { useTargetOf } from './use-target-of.ts'

export function RequestItems({ ready, requests }: { ready: EvaluationReady; requests: ReturnedRequest[] }) {
  const { t } = useTranslation()
  const targetOf = useTargetOf(ready)
  return requests.map(({ message, isMended }) => {
    const target = targetOf(message)
    return (
      <li key={`${message.text} ${message.indicator} ${message.category} ${message.stage}`}>
        <span lang={langOf(message.text)}>{message.text}</span>{' '}
        {target && <Link href={addressOfIndicator(ready.detail, target.code)}>{target.label}</Link>}
        {isMended && (
          <span className="ms-1 text-valid">
            <Icon of={CircleCheck} size="small" className="inline" />
            <span className="sr-only">{t('home.mended')}</span>
          </span>
        )}
      </li>
    )
  })
}
