import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Indicator } from 'contract/instrument/instruments'
import { defined } from 'contract/platform/typed'
import { CaseSensitive, Pause, Play, Square, Volume2 } from 'lucide'
import { useRef } from 'react'
import { shownLocale } from '../../../../i18n/shown-locale.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { usePartOpen } from '../where/open-parts.ts'
import { changeEasyReading, useEasyReading } from './easy-reading.ts'
import { easyTexts, type ShownTexts, useShownTexts, wholeTexts } from './shown-texts.ts'
import { useSpeech } from './use-speech.ts'

export function Comfort({ indicator }: { indicator: Indicator }) {
  const { t } = useTranslation()
  const isEasy = useEasyReading()
  const isWholeShown = usePartOpen('whole') && easyTexts(indicator) !== null
  const shown = useShownTexts(indicator)
  const whole = wholeTexts(indicator)
  const readAloud = ({ question, help, levels }: ShownTexts): string[] => [
    question,
    ...(help === null ? [] : [help]),
    ...levels.map((level, place) => `${t(`ui.stage.${defined(stageNumbers[place])}`)}. ${level}`),
  ]
  const speech = useSpeech([...readAloud(shown), ...(isWholeShown ? readAloud(whole) : [])], shownLocale())
  // One element for all three states, so that it keeps the focus.
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
    // No fieldset, since these buttons belong to no form.
    <div role="group" aria-label={t('comfort.title')} className="-me-3 flex flex-wrap gap-1 max-wide:-ms-3">
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
  )
}
