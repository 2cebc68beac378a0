import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { CategoryOutline } from 'contract/instrument/instruments'
import { ArrowRight } from 'lucide'
import { useId } from 'react'
import { Trans, useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { lastPlace } from '../../../../kit/page/last-place.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ProgressRing } from '../../../../ui/figures/ProgressRing.tsx'
import { StatusBadge } from '../../../../ui/figures/StatusBadge.tsx'
import { continueAt, placedIndicators } from './continue-at.ts'

type Props = {
  detail: EvaluationDetail
  categories: readonly CategoryOutline[]
  answered: ReadonlySet<number>
  /** Another card comes first and has the primary button. */
  isSecond: boolean
}

const stoppedAt = ({ id, line }: EvaluationDetail): string | undefined => {
  const place = lastPlace()
  return place?.evaluation === id && place.line === line.id ? place.indicator : undefined
}

export function ContinueCard({ detail, categories, answered, isSecond }: Props) {
  const { t } = useTranslation()
  const title = useId()
  const { line } = detail
  const all = placedIndicators(categories)
  const count = all.filter(({ indicator }) => answered.has(indicator.id)).length
  const stopped = stoppedAt(detail)
  const next = continueAt(categories, answered, stopped)
  /** The status after the school's own work, or null while the line is open. */
  const after = line.status === 'OPEN' ? null : line.status
  const begun = count > 0 || stopped !== undefined
  const working = begun ? t('home.continueTitle') : t('home.beginTitle')
  const heading = after === null ? working : t(`home.after.${after}`)
  return (
    <Card isFlush>
      <section aria-labelledby={title} className="flex items-center justify-between gap-5 p-4 wide:p-6">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-text2">
            <StatusBadge status={line.status} />
            {t(`terms.line.${line.evaluation_type}`)} · {line.year}
          </p>
          <h2 id={title} className="mt-2.5 text-[1.375rem]!">
            {heading}
          </h2>
          <p className="mt-2 max-w-[56ch] text-text2">
            {after === null && next && (
              <>
                {t('home.place', {
                  number: next.category.number,
                  domain: next.category.name,
                  code: next.indicator.code,
                })}{' '}
              </>
            )}
            {after !== null && <>{t(`home.afterText.${after}`)} </>}
            <Trans
              i18nKey="home.answered"
              values={{ answered: count, total: all.length }}
              components={{ b: <strong className="font-strong text-text" /> }}
            />
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            {after === null ? (
              <>
                <ButtonLink
                  kind={isSecond ? 'secondary' : 'primary'}
                  iconAfter={ArrowRight}
                  href={addressOfEvaluation(detail, {
                    line: line.id,
                    ...(next && { indicator: next.indicator.code }),
                  })}
                >
                  {begun ? t('home.continue') : t('home.begin')}
                </ButtonLink>
                <ButtonLink href={addressOfEvaluation(detail, { line: line.id, part: 'missing' })}>
                  {t('home.missing')}
                </ButtonLink>
              </>
            ) : (
              <ButtonLink href={addressOfEvaluation(detail, { line: line.id })} iconAfter={ArrowRight}>
                {t('home.look')}
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="hidden shrink-0 wide:block">
          <ProgressRing label={t('home.progress')} part={all.length === 0 ? 0 : count / all.length} />
        </div>
      </section>
    </Card>
  )
}
