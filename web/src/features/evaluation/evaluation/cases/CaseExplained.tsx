import type { Indicator, Option, OptionCode } from 'contract/instrument/instruments'
import type { PracticeCase } from 'contract/instrument/practice-cases'
import { ArrowRight } from 'lucide'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { CaseBasis } from './CaseBasis.tsx'
import { CaseLetters } from './CaseLetters.tsx'
import { compareLetters } from './compare-letters.ts'
import { addressOfCase, type CasesReady } from './use-cases.ts'

type Props = {
  of: PracticeCase
  /** Null where the explanation was opened without choosing. */
  own: OptionCode | null
  indicator: Indicator
  ready: CasesReady
  isUnsent: boolean
  /** It has just replaced the letters, so it is focused. */
  isNew: boolean
  onAgain: () => void
}

/** A letter by itself, NA and NE by their names. */
const nameIn = (options: readonly Option[], wanted: OptionCode | null): string => {
  const option = options.find(({ code }) => code === wanted)
  return option && option.stage === null ? option.label : (wanted ?? '')
}

export function CaseExplained({ of, own, indicator, ready, isUnsent, isNew, onAgain }: Props) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const comparison = compareLetters(own, of)
  const next = ready.cases[ready.cases.findIndex(({ number }) => number === of.number) + 1]
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section aria-labelledby="explained" className="max-w-[72ch] pb-8">
      <h2 id="explained" ref={heading} tabIndex={-1} className="mt-4 text-20 outline-none">
        {t(`cases.verdict.${comparison.kind}`, {
          letter: nameIn(ready.options, of.letter),
          own: nameIn(ready.options, own),
          count: 'count' in comparison ? comparison.count : 0,
        })}
      </h2>
      <CaseLetters of={of} own={own} indicator={indicator} options={ready.options} />
      <h3 className="mt-4">{t('cases.why')}</h3>
      <p className="mt-1 leading-relaxed">{of.why}</p>
      <CaseBasis of={of} indicator={indicator} options={ready.options} />
      <h3 className="mt-4">{t('cases.evidence')}</h3>
      <p className="mt-1">{of.evidence}</p>
      {isUnsent && <p className="mt-3 text-14 text-review">{t('cases.unsent')}</p>}
      <div className="mt-5 flex flex-wrap gap-2">
        {next ? (
          <ButtonLink kind="primary" iconAfter={ArrowRight} href={addressOfCase(next)}>
            {t('cases.nextNamed', { title: next.title })}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" href="/cases">
            {t('cases.all')}
          </ButtonLink>
        )}
        <Button onPress={onAgain}>{t('cases.tryAgain')}</Button>
      </div>
    </section>
  )
}
