import { useQueryClient } from '@tanstack/react-query'
import type { Indicator, OptionCode } from 'contract/instrument/instruments'
import { casesOfDomain, domainOfCase, type PracticeCase } from 'contract/instrument/practice-cases'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { EvaluationColumns } from '../EvaluationColumns.tsx'
import { CaseExplained } from './CaseExplained.tsx'
import { CaseJudging } from './CaseJudging.tsx'
import { CaseNav } from './CaseNav.tsx'
import { chooseInCase } from './unsent-choices.ts'
import type { CasesReady, Choices } from './use-cases.ts'

type Props = {
  of: PracticeCase
  indicator: Indicator
  ready: CasesReady
  choices: Choices
  isUnsent: boolean
}

const placeOfCase = (number: number) => ({
  place: number % 10,
  total: casesOfDomain,
  domain: domainOfCase(number),
})

export function CaseView({ of, indicator, ready, choices, isUnsent }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  /** The ids of the case that is tried again and of the case whose explanation was just opened. */
  const [repeated, setRepeated] = useState<number | null>(null)
  const [explained, setExplained] = useState<number | null>(null)
  const choice = repeated === of.number ? undefined : choices.get(of.number)
  const explain = (option: OptionCode | null) => {
    setRepeated(null)
    setExplained(of.number)
    chooseInCase(queryClient, of.number, option)
  }
  const judgeAgain = () => {
    setRepeated(of.number)
    document.getElementById('indicator')?.focus()
  }
  return (
    <EvaluationColumns
      domains={<CaseNav of={of} ready={ready} choices={choices} />}
      aside={<p className="text-14 text-text2">{t('cases.private')}</p>}
    >
      <article aria-labelledby="indicator" className="flex flex-1 flex-col">
        <p className="text-14 text-text2">
          {t('cases.caseOf', placeOfCase(of.number))}
          {of.isHard && <> · {t('cases.hard')}</>}
        </p>
        <h1 id="indicator" tabIndex={-1} className="text-[1.375rem]">
          {of.title}
        </h1>
        <p className="mt-2 max-w-[68ch] rounded-card border border-border bg-surface px-4 py-3 leading-relaxed">
          {of.scene}
        </p>
        {choice === undefined ? (
          <CaseJudging key={of.number} indicator={indicator} options={ready.options} onExplain={explain} />
        ) : (
          <CaseExplained
            key={of.number}
            of={of}
            own={choice}
            indicator={indicator}
            ready={ready}
            isUnsent={isUnsent}
            isNew={explained === of.number}
            onAgain={judgeAgain}
          />
        )}
      </article>
    </EvaluationColumns>
  )
}
