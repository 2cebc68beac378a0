import type { Review } from 'contract/evaluation/lines'
import type { LineResults } from 'contract/insight/results/school-results'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { addressOfEvaluation } from '../../../kit/page/addresses.ts'
import { CardHeading } from '../../../ui/cards/CardHeading.tsx'
import { Avatar } from '../../../ui/figures/Avatar.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { Dated } from '../../../ui/text/Dated.tsx'
import type { LineQuery } from './line-query.ts'
import { ResultsCard } from './ResultsCard.tsx'

export function ReviewerCard({ shown, line }: LineQuery) {
  const { t } = useTranslation()
  const reviews = [...(line.data?.line.reviews ?? [])].reverse().filter(({ messages }) => messages.length > 0)
  const title = t('results.messages')
  if (line.data && reviews.length === 0) return <CardHeading title={title} hint={t('results.noMessages')} />
  const count = reviews.reduce((sum, { messages }) => sum + messages.length, 0)
  return (
    <ResultsCard name="review" title={title} hint={line.data && t('results.messageCount', { count })}>
      {!line.data ? (
        <AnswerFallback query={line} />
      ) : (
        <ul>
          {reviews.map((review) => (
            <li key={review.id} className="flex gap-3 border-t border-border px-4 py-3 wide:px-5">
              <Avatar name={review.by.name} />
              <div className="grid min-w-0 gap-1.5">
                <p className="text-14 text-text2">
                  <Dated>
                    {t(`results.review.${review.kind}`, {
                      name: review.by.name,
                      time: formatDateTime(review.at),
                    })}
                  </Dated>
                </p>
                {review.messages.map((message, index) => (
                  <p key={index} className="max-w-[72ch]">
                    {message.text} <Target shown={shown} message={message} />
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </ResultsCard>
  )
}

function Target({ shown, message }: { shown: LineResults; message: Review['messages'][number] }) {
  const indicator =
    shown.indicators.find(({ id }) => id === message.indicator) ??
    shown.indicators.find(({ category }) => category === message.category)
  const category = shown.categories.find(({ id }) => id === message.category)
  if (!indicator) return null
  return (
    <Link
      href={addressOfEvaluation(
        { id: shown.evaluation, instrument: shown.instrument },
        { line: shown.line.id, indicator: indicator.code },
      )}
    >
      {message.indicator === null && category
        ? `${category.number}. ${category.name}`
        : `${indicator.code} ${indicator.name}`}
    </Link>
  )
}
