import type { Indicator } from 'contract/instruments'
import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkSegments } from '../../../ui/LinkSegments.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import type { Practised } from './practised.ts'
import type { Sample } from './sample.ts'

export const addressOfPractice = (code: string): string => `/tutorial/practice?indicator=${code}`

type Props = { sample: Sample; practised: Practised; indicator: Indicator }

/** The first domain with the indicators that are tried. */
export function PracticeNav({ sample, practised, indicator }: Props) {
  const { t } = useTranslation()
  const { category, indicators } = sample
  const answered = indicators.filter(({ id }) => practised.answers[id]).length
  return (
    <>
      <div className="px-4.5 pt-4.5 pb-3">
        <p className="mb-2 flex justify-between font-strong tabular-nums">
          <span>{t('evaluation.progress')}</span>
          <span>{t('evaluation.ofTotal', { count: answered, total: indicators.length })}</span>
        </p>
        <ProgressBar label={t('evaluation.answered')} value={answered} max={indicators.length} />
      </div>
      <div className="px-2 pb-5">
        <p className="px-2.5 py-1.5 text-15 leading-snug font-medium">
          {category.number}. {category.name}
        </p>
        <ol className="ms-5.5 mt-0.5 border-s-[1.5px] border-border ps-1.5">
          {indicators.map((each) => (
            <Row
              key={each.id}
              indicator={each}
              isAnswered={practised.answers[each.id] !== undefined}
              isCurrent={each.id === indicator.id}
            />
          ))}
        </ol>
        <p className="px-2.5 pt-3 text-14 text-text2">{t('tutorial.practice.more')}</p>
      </div>
    </>
  )
}

type RowProps = { indicator: Indicator; isAnswered: boolean; isCurrent: boolean }

function Row({ indicator, isAnswered, isCurrent }: RowProps) {
  const { t } = useTranslation()
  const mark = isAnswered ? CircleCheck : isCurrent ? CircleDot : Circle
  return (
    <li>
      <Link
        href={addressOfPractice(indicator.code)}
        {...(isCurrent && { 'aria-current': 'step' as const })}
        className="flex min-h-11 items-start gap-2 rounded-control py-2.25 ps-2 pe-2.5 text-14 leading-snug text-text2 hover:bg-surface2 aria-[current=step]:bg-primary-soft aria-[current=step]:text-primary-soft-text"
      >
        <Icon of={mark} size="small" className={`mt-0.5 ${isAnswered ? 'text-valid' : ''}`} />
        <span className="sr-only">
          {isAnswered ? t('evaluation.isAnswered') : t('evaluation.isNotAnswered')}:{' '}
        </span>
        <span>
          <span className="font-strong tabular-nums">{indicator.code}</span> {indicator.name}
        </span>
      </Link>
    </li>
  )
}

/** On a phone the codes alone, in a row. */
export function PracticeRow({ sample, practised, indicator }: Props) {
  const { t } = useTranslation()
  const answered = sample.indicators.filter(({ id }) => practised.answers[id]).length
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pb-3 wide:hidden">
      <LinkSegments
        label={t('evaluation.domains')}
        links={sample.indicators.map(({ id, code }) => ({
          href: addressOfPractice(code),
          label: code,
          isCurrent: id === indicator.id,
        }))}
      />
      <p className="text-14 text-text2 tabular-nums">
        {t('evaluation.answeredOf', { count: answered, total: sample.indicators.length })}
      </p>
    </div>
  )
}
