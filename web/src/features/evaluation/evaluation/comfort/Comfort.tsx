import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Indicator } from 'contract/instrument/instruments'
import { defined } from 'contract/platform/typed'
import { CaseSensitive, Pause, Play, Square, Volume2 } from 'lucide'
import { useRef, useState } from 'react'
import { shownLocale } from '../../../../i18n/shown-locale.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { changeEasyReading, useEasyReading } from './easy-reading.ts'
import { type ShownTexts, useShownTexts, wholeTexts } from './shown-texts.ts'
import { useSpeech } from './use-speech.ts'
import { WholeText } from './WholeText.tsx'

/** Reading made easier: the indicator read aloud, or in short words that are larger, with one thing at a time. */
export function Comfort({ indicator }: { indicator: Indicator }) {
  const { t } = useTranslation()
  const isEasy = useEasyReading()
  const [openOf, setOpenOf] = useState<number | null>(null)
  const isWholeOpen = openOf === indicator.id
  const shown = useShownTexts(indicator)
  const whole = wholeTexts(indicator)
  const readAloud = ({ question, help, levels }: ShownTexts): string[] => [
    question,
    ...(help === null ? [] : [help]),
    ...levels.map((level, place) => `${t(`ui.stage.${defined(stageNumbers[place])}`)}. ${level}`),
  ]
  const speech = useSpeech(
    [...readAloud(shown), ...(shown.isEasy && isWholeOpen ? readAloud(whole) : [])],
    shownLocale(),
  )
  // One button for the three, so that it keeps the focus.
  const mainButton = useRef<HTMLButtonElement>(null)
  const main =
    speech &&
    {
      quiet: { icon: Volume2, label: t('comfort.read'), action: speech.read },
      speaking: { icon: Pause, label: t('comfort.pause'), action: speech.pause },
      paused: { icon: Play, label: t('comfort.goOn'), action: speech.goOn },
    }[speech.state]
  const stop = () => {
    speech?.stop()
    mainButton.current?.focus()
  }
  return (
    <>
      {/* These buttons are no part of a form. */}
      <div role="group" aria-label={t('comfort.title')} className="-ms-3 mt-1.5 flex flex-wrap gap-1">
        {speech && main && (
          <Button ref={mainButton} kind="quiet" icon={main.icon} onPress={main.action}>
            {main.label}
          </Button>
        )}
        {speech && speech.state !== 'quiet' && (
          <Button kind="quiet" icon={Square} onPress={stop}>
            {t('comfort.stop')}
          </Button>
        )}
        <Button kind="quiet" icon={CaseSensitive} onPress={() => changeEasyReading(!isEasy)}>
          {isEasy ? t('comfort.usual') : t('comfort.easy')}
        </Button>
      </div>
      {shown.isEasy && (
        <WholeText
          key={indicator.id}
          texts={whole}
          isOpenAtFirst={isWholeOpen}
          onToggle={(isOpen) => setOpenOf(isOpen ? indicator.id : null)}
        />
      )}
    </>
  )
}
