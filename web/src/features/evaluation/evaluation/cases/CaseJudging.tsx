import type { Basis } from 'contract/evaluation/proposed-letters'
import type { Indicator, Option, OptionCode } from 'contract/instrument/instruments'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { useShownTexts } from '../comfort/shown-texts.ts'
import { TickedChoice } from '../ticking/TickedChoice.tsx'

const MoreTexts = lazily(async () => (await import('../indicator/MoreTexts.tsx')).MoreTexts)

type Answer = { option: number; na_reason: string | null; basis?: Basis }

type Props = {
  indicator: Indicator
  options: readonly Option[]
  onExplain: (option: OptionCode | null) => void
}

/** The indicator as in a line; the chosen letter is not stored before its explanation is opened. */
export function CaseJudging({ indicator, options, onExplain }: Props) {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<Answer>()
  const { question, help } = useShownTexts(indicator)
  const chosen = options.find(({ id }) => id === answer?.option)
  return (
    <>
      <h2 className="mt-4 text-15 font-medium text-text2">{t('cases.judge')}</h2>
      <p className="max-w-[64ch] text-18 leading-snug font-semibold">
        <span className="text-link tabular-nums">{indicator.code}</span> {question}
      </p>
      {help !== null && <p className="mt-1 max-w-[68ch] text-text2">{help}</p>}
      <TickedChoice
        saved={answer?.basis ?? null}
        basisName={null}
        draftName={null}
        indicator={indicator}
        options={options}
        answer={answer}
        isFrozen={false}
        onAnswer={(option, na_reason, basis) => setAnswer({ option, na_reason, ...(basis && { basis }) })}
        foot={
          <div className="ms-auto flex flex-wrap justify-end gap-2">
            <Button onPress={() => onExplain(null)}>{t('cases.skip')}</Button>
            <Button kind="primary" isDisabled={!chosen} onPress={() => chosen && onExplain(chosen.code)}>
              {t('cases.show')}
            </Button>
          </div>
        }
      >
        <p className="mt-3 text-14 text-text2">{t('cases.showHint')}</p>
        <MoreTexts indicator={indicator} options={options} hasComfort={false} />
      </TickedChoice>
    </>
  )
}
