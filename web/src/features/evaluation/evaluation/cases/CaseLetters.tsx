import type { Indicator, Option, OptionCode } from 'contract/instrument/instruments'
import type { PracticeCase } from 'contract/instrument/practice-cases'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerMark } from '../domains/AnswerMark.tsx'
import { optionsFor } from '../indicator/rules.ts'

type Props = {
  of: PracticeCase
  own: OptionCode | null
  indicator: Indicator
  options: readonly Option[]
}

export function CaseLetters({ of, own, indicator, options }: Props) {
  const { t } = useTranslation()
  const shown = optionsFor(indicator, options)
  const rows = [
    ...(own === null ? [] : [{ term: t('cases.yours'), codes: [own] }]),
    { term: t('cases.fitting'), codes: [of.letter] },
    { term: t('cases.defended'), codes: of.also },
  ].filter(({ codes }) => codes.length > 0)
  return (
    <dl className="mt-3 grid gap-2.5 phone:grid-cols-2 letters:grid-cols-3">
      {rows.map(({ term, codes }) => (
        <div key={term} className="rounded-card border border-border bg-surface px-3.5 py-2.5">
          <dt className="text-14 text-text2">{term}</dt>
          {codes.map((code) => {
            const option = shown.find((each) => each.code === code)
            return (
              <dd key={code} className="mt-1 flex items-center gap-2.5">
                {option?.stage != null && <AnswerMark code={code} stage={option.stage} />}
                <span className="font-medium">{option?.label}</span>
              </dd>
            )
          })}
        </div>
      ))}
    </dl>
  )
}
