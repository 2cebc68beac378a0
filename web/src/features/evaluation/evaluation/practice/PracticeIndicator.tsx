import type { Indicator } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { ArrowLeft, ArrowRight } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { Comfort } from '../comfort/Comfort.tsx'
import { useEasyReading } from '../comfort/easy-reading.ts'
import { useShownTexts } from '../comfort/shown-texts.ts'
import { AnswerChoice } from '../indicator/AnswerChoice.tsx'
import { IndicatorHelp } from '../indicator/IndicatorHelp.tsx'
import { addressOfPractice } from './PracticeNav.tsx'
import { type Practised, practise } from './practised.ts'
import type { Sample } from './sample.ts'

type Props = { sample: Sample; practised: Practised; indicator: Indicator; index: number }

/** One indicator to answer, with the same parts as in a real line. */
export function PracticeIndicator({ sample, practised, indicator, index }: Props) {
  const { t } = useTranslation()
  const isEasy = useEasyReading()
  const shown = useShownTexts(indicator)
  return (
    <article aria-labelledby="indicator" className={isEasy ? 'leading-relaxed [zoom:1.2]' : undefined}>
      <h1 id="indicator" className="max-w-[40ch]">
        <span className="text-link tabular-nums">{indicator.code}</span> {shown.question}
      </h1>
      {shown.help !== null && <p className="mt-2 max-w-[68ch] text-text2">{shown.help}</p>}
      <Comfort indicator={indicator} />
      <div className="mt-4 grid gap-3">
        <AnswerChoice
          draftName={null}
          indicator={indicator}
          options={sample.options}
          answer={practised.answers[indicator.id]}
          isFrozen={practised.isSubmitted}
          onAnswer={(option, na_reason) =>
            practise(({ answers }) => ({ answers: { ...answers, [indicator.id]: { option, na_reason } } }))
          }
        />
      </div>
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
      <Neighbours before={sample.indicators[index - 1]} after={sample.indicators[index + 1]} />
    </article>
  )
}

function Neighbours({ before, after }: Record<'before' | 'after', Indicator | undefined>) {
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
