import type { Indicator } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { LinkSegments } from '../../../../ui/navigation/LinkSegments.tsx'
import { AnsweredProgress } from '../domains/AnsweredProgress.tsx'
import { IndicatorRow } from '../domains/IndicatorRow.tsx'
import type { Practised } from './practised.ts'
import type { Sample } from './sample.ts'

export const addressOfPractice = (code: string): string => `/tutorial/practice?indicator=${code}`

type Props = { sample: Sample; practised: Practised; indicator: Indicator }

export function PracticeNav({ sample, practised, indicator }: Props) {
  const { t } = useTranslation()
  const { category, indicators } = sample
  const answered = indicators.filter(({ id }) => practised.answers[id]).length
  return (
    <>
      <AnsweredProgress answered={answered} total={indicators.length} />
      <div className="px-2 pb-5">
        <p className="px-2.5 py-1.5 text-15 leading-snug font-medium">
          {category.number}. {category.name}
        </p>
        <ol className="mt-0.5">
          {indicators.map((each) => (
            <IndicatorRow
              key={each.id}
              indicator={each}
              href={addressOfPractice(each.code)}
              answer={sample.options.find(({ id }) => id === practised.answers[each.id]?.option)}
              hasDraft={false}
              isCurrent={each.id === indicator.id}
            />
          ))}
        </ol>
        <p className="px-2.5 pt-3 text-14 text-text2">{t('tutorial.practice.more')}</p>
      </div>
    </>
  )
}

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
