import type { Indicator } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { useEasyReading } from '../comfort/easy-reading.ts'
import { IndicatorHead } from '../indicator/IndicatorHead.tsx'
import { TurnPages } from '../indicator/TurnPages.tsx'
import { TickedChoice } from '../ticking/TickedChoice.tsx'
import { addressOfPractice } from './PracticeNav.tsx'
import { type Practised, practise } from './practised.ts'
import type { Sample } from './sample.ts'

const MoreTexts = lazily(async () => (await import('../indicator/MoreTexts.tsx')).MoreTexts)

type Props = { sample: Sample; practised: Practised; indicator: Indicator; index: number }

export function PracticeIndicator({ sample, practised, indicator, index }: Props) {
  const isEasy = useEasyReading()
  const pageAt = (place: number) => {
    const code = sample.indicators[place]?.code
    return code === undefined ? undefined : { code, href: addressOfPractice(code) }
  }
  return (
    <article
      aria-labelledby="indicator"
      className={`flex flex-1 flex-col ${isEasy ? 'leading-relaxed [zoom:1.2]' : ''}`}
    >
      <IndicatorHead indicator={indicator} />
      <TickedChoice
        key={indicator.id}
        saved={practised.answers[indicator.id]?.basis ?? null}
        basisName={null}
        draftName={null}
        indicator={indicator}
        options={sample.options}
        answer={practised.answers[indicator.id]}
        isFrozen={practised.isSubmitted}
        onAnswer={(option, na_reason, basis) =>
          practise(({ answers }) => ({
            answers: { ...answers, [indicator.id]: { option, na_reason, ...(basis && { basis }) } },
          }))
        }
        foot={<TurnPages before={pageAt(index - 1)} after={pageAt(index + 1)} />}
      >
        <div className="mt-2">
          <MoreTexts indicator={indicator} options={sample.options} />
        </div>
      </TickedChoice>
    </article>
  )
}

export function PracticeNote({ practised, indicator }: Pick<Props, 'practised' | 'indicator'>) {
  const { t } = useTranslation()
  return (
    <Card id="note" isCompact title={t('evaluation.yourNote')}>
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
  )
}
