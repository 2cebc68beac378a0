import type { Indicator, Option } from 'contract/instruments'
import { limits } from 'contract/limits'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { Comfort } from '../comfort/Comfort.tsx'
import { useEasyReading } from '../comfort/easy-reading.ts'
import { useShownWords } from '../comfort/shown-words.ts'
import { IndicatorHelp } from '../indicator/IndicatorHelp.tsx'
import { NotApplicableReason } from '../indicator/NotApplicableReason.tsx'
import { OptionChoice, optionsFor } from '../indicator/OptionChoice.tsx'
import { addressOfPractice } from './PracticeNav.tsx'
import { type Practised, practise } from './practised.ts'
import type { Sample } from './sample.ts'

type Props = { sample: Sample; practised: Practised; indicator: Indicator; index: number }

/** One indicator to answer, with the same parts as in a real line. */
export function PracticeIndicator({ sample, practised, indicator, index }: Props) {
  const { t } = useTranslation()
  const isEasy = useEasyReading()
  const shown = useShownWords(indicator)
  return (
    <article aria-labelledby="indicator" className={isEasy ? 'leading-relaxed [zoom:1.2]' : undefined}>
      <h1 id="indicator" className="max-w-[40ch]">
        <span className="text-link tabular-nums">{indicator.code}</span> {shown.question}
      </h1>
      {shown.help !== null && <p className="mt-2 max-w-[68ch] text-text2">{shown.help}</p>}
      <Comfort indicator={indicator} />
      <Answer sample={sample} practised={practised} indicator={indicator} />
      <IndicatorHelp indicator={indicator} />
      <div className="mt-5">
        <Card title={t('evaluation.yourNote')}>
          <TextArea
            label={t('evaluation.noteFor', { code: indicator.code })}
            isLabelHidden
            hint={t('evaluation.noNames')}
            limit={limits.note}
            isReadOnly={practised.isSubmitted}
            value={practised.notes[indicator.id] ?? ''}
            onChange={(text) => practise(({ notes }) => ({ notes: { ...notes, [indicator.id]: text } }))}
          />
        </Card>
      </div>
      <Turn before={sample.indicators[index - 1]} after={sample.indicators[index + 1]} />
    </article>
  )
}

function Answer({ sample, practised, indicator }: Omit<Props, 'index'>) {
  const [isReasonAsked, setReasonAsked] = useState(false)
  const options = optionsFor(indicator, sample.options)
  const answer = practised.answers[indicator.id]
  const chosen = options.find(({ id }) => id === answer?.option)
  const notApplicable = options.find(({ code }) => code === 'NA')
  const save = (option: Option, na_reason: string | null) =>
    practise(({ answers }) => ({ answers: { ...answers, [indicator.id]: { option: option.id, na_reason } } }))
  const choose = (option: Option) => {
    setReasonAsked(option.code === 'NA')
    if (option.code !== 'NA') save(option, null)
  }
  return (
    <div className="mt-4 grid gap-3">
      <OptionChoice
        indicator={indicator}
        options={options}
        chosen={isReasonAsked ? notApplicable : chosen}
        isFrozen={practised.isSubmitted}
        onChoose={choose}
      />
      {notApplicable && (isReasonAsked || chosen?.code === 'NA') && (
        <NotApplicableReason
          condition={indicator.na_reason}
          reason={answer?.na_reason ?? ''}
          isFrozen={practised.isSubmitted}
          onReason={(reason) => {
            setReasonAsked(false)
            save(notApplicable, reason)
          }}
        />
      )}
    </div>
  )
}

function Turn({ before, after }: Record<'before' | 'after', Indicator | undefined>) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('evaluation.turnPages')}
      className="mt-5 flex items-center justify-between gap-3 border-t border-border pt-5"
    >
      {before ? (
        <ButtonLink href={addressOfPractice(before.code)} icon={ArrowLeft}>
          <span className="sr-only">{t('evaluation.previous')} </span>
          {before.code}
        </ButtonLink>
      ) : (
        <span />
      )}
      {after && (
        <ButtonLink kind="primary" href={addressOfPractice(after.code)} iconAfter={ArrowRight}>
          <span className="whitespace-nowrap">{t('evaluation.next', { code: after.code })}</span>
        </ButtonLink>
      )}
    </nav>
  )
}
