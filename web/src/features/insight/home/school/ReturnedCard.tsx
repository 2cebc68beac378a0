import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { Returned, ReturnedRequest } from 'contract/evaluation/returned'
import type { CategoryOutline } from 'contract/instrument/instruments'
import { ArrowRight, CircleCheck } from 'lucide'
import { useId } from 'react'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { langOf } from '../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { StatusBadge } from '../../../../ui/figures/StatusBadge.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { type Placed, placedIndicators, placeOfMessage } from './continue-at.ts'

type Props = { detail: EvaluationDetail; categories: readonly CategoryOutline[]; returned: Returned }

export function ReturnedCard({ detail, categories, returned }: Props) {
  const { t } = useTranslation()
  const title = useId()
  const { line } = detail
  const { review, requests, remarks } = returned
  const indicators = placedIndicators(categories)
  const next = requests.findIndex(({ isMended }) => !isMended)
  const open = requests.filter(({ isMended }) => !isMended).length
  const mended = { mended: requests.length - open, total: requests.length }
  return (
    <Card isFlush>
      <section aria-labelledby={title} className="border-s-4 border-review p-4 wide:p-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-text2">
          <StatusBadge status={line.status} />
          {t(`terms.line.${line.evaluation_type}`)} · {line.year} ·{' '}
          {t('home.returnedBy', { name: review.by.name, time: formatDateTime(review.at) })}
        </p>
        <h2 id={title} className="mt-2.5 text-[1.375rem]!">
          {open > 0 ? t('home.toMend', { count: open }) : t('home.allMended')}
        </h2>
        {remarks.map((remark) => (
          <p key={remark} className="mt-2 max-w-[68ch] typed-text text-text2">
            {remark}
          </p>
        ))}
        <ol className="mt-3 grid">
          {requests.map((request, place) => (
            <Request
              key={`${request.message.indicator} ${request.message.category} ${request.message.stage} ${place}`}
              detail={detail}
              indicators={indicators}
              request={request}
              number={place + 1}
              isNext={place === next}
            />
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-15 tabular-nums">{requests.length > 0 && t('home.mendedOf', mended)}</p>
          <ButtonLink
            kind={open === 0 ? 'primary' : 'secondary'}
            href={addressOfEvaluation(detail, { line: line.id, part: 'missing' })}
          >
            {t('home.sendBack')}
          </ButtonLink>
        </div>
      </section>
    </Card>
  )
}

type RequestProps = {
  detail: EvaluationDetail
  indicators: readonly Placed[]
  request: ReturnedRequest
  number: number
  isNext: boolean
}

function Request({ detail, indicators, request, number, isNext }: RequestProps) {
  const { t } = useTranslation()
  const { message, isMended } = request
  const place = placeOfMessage(indicators, message)
  const change = detail.line.changed_since_submission.find((each) => each.indicator === message.indicator)
  if (!place) return null
  const { indicator, category, isNamed } = place
  const label = isMended ? t('home.seeMended') : t('home.mend')
  const stage = message.stage === null ? '' : `, ${t(`ui.stage.${message.stage}`)}`
  const name = isNamed
    ? [indicator.code, indicator.short].filter(Boolean).join(' ')
    : `${category.number}. ${category.name}${stage}`
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-t border-border py-3 first:border-0">
      <span className={isMended ? 'text-valid' : 'grid size-6 place-items-center font-bold tabular-nums'}>
        {isMended ? <Icon of={CircleCheck} /> : number}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-strong">{name}</p>
        <p lang={langOf(message.text)} className="typed-text text-15 text-text2">
          {message.text}
        </p>
        {isMended && (
          <p className="text-14 font-medium text-valid">
            {change
              ? t('home.mendedChange', { from: change.from ?? '–', to: change.to ?? '–' })
              : t('home.mended')}
          </p>
        )}
      </div>
      <ButtonLink
        kind={isNext ? 'primary' : 'secondary'}
        href={addressOfEvaluation(detail, { line: detail.line.id, indicator: indicator.code })}
        {...(isNext && { iconAfter: ArrowRight })}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </ButtonLink>
    </li>
  )
}
