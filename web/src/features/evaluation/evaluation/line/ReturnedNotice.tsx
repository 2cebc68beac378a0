import type { ReturnedRequest } from 'contract/evaluation/returned'
import { CircleCheck } from 'lucide'
import { langOf } from '../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { addressOfIndicator } from '../where/use-where.ts'
import { returnedNow } from './returned-now.ts'

/** What a line came back for: each request with the way to it, and whether it was answered. */
export function ReturnedNotice({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const { detail, indicators, categories } = ready
  const returned = returnedNow(ready)
  if (!returned) return null
  const { review, requests, remarks } = returned
  const targetOf = ({ indicator, category, stage }: ReturnedRequest['message']) => {
    const placed = indicators.find((each) => each.indicator.id === indicator)
    if (placed) {
      const { code, short } = placed.indicator
      return { code, label: [code, short].filter(Boolean).join(' ') }
    }
    const folder = categories.find(({ id }) => id === category)
    const first = indicators.find((each) => each.category.id === category)
    if (!folder || !first) return null
    const label =
      stage === null
        ? `${folder.number}. ${folder.name}`
        : t('evidence.cell', { number: folder.number, stage: t(`ui.stage.${stage}`) })
    return { code: first.indicator.code, label }
  }
  return (
    <Banner
      tone="warn"
      title={t('steps.returnedBy', { name: review.by.name, count: review.messages.length })}
    >
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
        {requests.map(({ message, isMended }) => {
          const target = targetOf(message)
          return (
            <li key={`${message.text} ${message.indicator} ${message.category} ${message.stage}`}>
              <span lang={langOf(message.text)}>{message.text}</span>{' '}
              {target && <Link href={addressOfIndicator(detail, target.code)}>{target.label}</Link>}
              {isMended && (
                <span className="ms-1 text-valid">
                  <Icon of={CircleCheck} size="small" className="inline" />
                  <span className="sr-only">{t('home.mended')}</span>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
