import { useTranslation } from '../../../../i18n/translation.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { addressOfRating } from './address.ts'

/** Warns before submission about domains in which not both raters are finished. */
export function UnfinishedRounds({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const rounds = ready.detail.line.rating_rounds ?? []
  const open = ready.categories.filter(({ id }) =>
    rounds.some((round) => round.category === id && !round.is_finished),
  )
  if (open.length === 0) return null
  return (
    <Banner tone="warn" isKnown title={t('raters.unagreed', { count: open.length })}>
      <ul className="flex flex-wrap gap-x-4">
        {open.map(({ id, number }) => (
          <li key={id}>
            <Link href={addressOfRating(ready, id)}>{t('raters.domain', { number })}</Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
