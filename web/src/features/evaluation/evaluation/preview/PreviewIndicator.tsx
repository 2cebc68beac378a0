import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { useEasyReading } from '../comfort/easy-reading.ts'
import { IndicatorHead } from '../indicator/IndicatorHead.tsx'
import { TurnPages } from '../indicator/TurnPages.tsx'
import { TickedChoice } from '../ticking/TickedChoice.tsx'
import { addressOfPreview, type PlacedInDraft, type PreviewShown, type Tried } from './tried.ts'

const MoreTexts = lazily(async () => (await import('../indicator/MoreTexts.tsx')).MoreTexts)

type Props = {
  shown: PreviewShown
  current: PlacedInDraft
  onAnswer: (answer: Tried['answers'][number]) => void
}

export function PreviewIndicator({ shown, current: { indicator }, onAnswer }: Props) {
  const isEasy = useEasyReading()
  const { draft, indicators, options, tried } = shown
  const index = indicators.findIndex((each) => each.indicator.id === indicator.id)
  const pageAt = (place: number) => {
    const code = indicators[place]?.indicator.code
    return code === undefined ? undefined : { code, href: addressOfPreview(draft, code) }
  }
  return (
    <article
      aria-labelledby="indicator"
      className={`flex flex-1 flex-col ${isEasy ? 'leading-relaxed [zoom:1.2]' : ''}`}
    >
      <IndicatorHead indicator={indicator} />
      <TickedChoice
        saved={tried.answers[indicator.id]?.basis ?? null}
        basisName={null}
        draftName={null}
        indicator={indicator}
        options={options}
        answer={tried.answers[indicator.id]}
        isFrozen={false}
        onAnswer={(option, na_reason, basis) => onAnswer({ option, na_reason, ...(basis && { basis }) })}
        foot={<TurnPages before={pageAt(index - 1)} after={pageAt(index + 1)} />}
      >
        <div className="mt-2">
          <MoreTexts indicator={indicator} options={options} />
        </div>
      </TickedChoice>
    </article>
  )
}
