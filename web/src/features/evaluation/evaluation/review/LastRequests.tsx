import { lastRequests } from 'contract/evaluation/returned'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { RequestItems } from '../line/RequestItems.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'

/** The requests of the last return, the unanswered ones first. */
export function LastRequests({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const requests = lastRequests(ready.detail.line)?.requests ?? []
  if (requests.length === 0) return null
  const [open, mended] = [requests.filter((each) => !each.isMended), requests.filter((each) => each.isMended)]
  return (
    <Card isCompact title={t('review.lastReturn', { open: open.length, total: requests.length })}>
      <ul className="grid list-disc gap-1 ps-5 text-15">
        <RequestItems ready={ready} requests={[...open, ...mended]} />
      </ul>
    </Card>
  )
}
