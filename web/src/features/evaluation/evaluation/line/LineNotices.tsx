import { useTranslation } from '../../../../i18n/translation.tsx'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useOnline } from '../../../../session/use-online.ts'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { addressOfIndicator } from '../where/use-where.ts'

/** What one has to know before working on the line: the reasons of a return, no connection, no storage. */
export function LineNotices({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const { fault } = useOutbox()
  const { line } = ready.detail
  const last = line.reviews.at(-1)
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {!isOnline && fault === null && (
        <Banner tone="offline" title={t('shell.offline.title')}>
          {t('shell.offline.text')}
        </Banner>
      )}
      {fault === 'unavailable' && <Banner tone="warn">{t('shell.saved.unreadable')}</Banner>}
      {line.status === 'OPEN' && last?.kind === 'returned' && <Reasons ready={ready} review={last} />}
    </div>
  )
}

type Review = EvaluationReady['detail']['line']['reviews'][number]

function Reasons({ ready, review }: { ready: EvaluationReady; review: Review }) {
  const { t } = useTranslation()
  const { detail, indicators, categories } = ready
  const targetOf = ({ indicator, category, stage }: Review['messages'][number]) => {
    const placed = indicators.find((each) => each.indicator.id === indicator)
    if (placed) return { code: placed.indicator.code, label: placed.indicator.code }
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
        {review.messages.map((message) => {
          const target = targetOf(message)
          return (
            <li key={`${message.text} ${message.indicator} ${message.category} ${message.stage}`}>
              {message.text}{' '}
              {target && <Link href={addressOfIndicator(detail, target.code)}>{target.label}</Link>}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
