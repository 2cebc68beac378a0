import { useTranslation } from '../../../../i18n/translation.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { RequestItems } from './RequestItems.tsx'
import { returnedNow } from './returned-now.ts'

export function ReturnedNotice({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const returned = returnedNow(ready)
  if (!returned) return null
  const { review, requests, remarks } = returned
  return (
    <Banner
      tone="warn"
      title={t('steps.returnedBy', { name: review.by.name, count: review.messages.length })}
    >
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
        <RequestItems ready={ready} requests={requests} />
      </ul>
    </Banner>
  )
}
