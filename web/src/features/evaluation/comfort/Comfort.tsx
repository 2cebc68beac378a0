import type { Indicator } from 'contract/instruments'
import { CaseSensitive, Pause, Play, Square, Volume2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shownLocale } from '../../../i18n/shown-locale.ts'
import { Button } from '../../../ui/Button.tsx'
import { changeEasyReading, useEasyReading } from './easy-reading.ts'
import { useSpeech } from './use-speech.ts'

/** Reading made easier: the indicator read aloud, and larger words with one thing at a time. */
export function Comfort({ indicator }: { indicator: Indicator }) {
  const { t } = useTranslation()
  const isEasy = useEasyReading()
  const stages = [indicator.s1, indicator.s2, indicator.s3].map(
    (words, place) => `${t(`ui.stage.${(place + 1) as 1 | 2 | 3}`)}. ${words}`,
  )
  const speech = useSpeech([indicator.name, indicator.help, ...stages], shownLocale())
  // One button for the three, so that it keeps the focus.
  const mainButton = useRef<HTMLButtonElement>(null)
  const main =
    speech &&
    {
      quiet: { icon: Volume2, words: t('comfort.read'), deed: speech.read },
      speaking: { icon: Pause, words: t('comfort.pause'), deed: speech.pause },
      paused: { icon: Play, words: t('comfort.goOn'), deed: speech.goOn },
    }[speech.state]
  const stop = () => {
    speech?.stop()
    mainButton.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are no part of a form.
    <div role="group" aria-label={t('comfort.title')} className="-ms-3 mt-1.5 flex flex-wrap gap-1">
      {speech && main && (
        <Button ref={mainButton} kind="quiet" icon={main.icon} onPress={main.deed}>
          {main.words}
        </Button>
      )}
      {speech && speech.state !== 'quiet' && (
        <Button kind="quiet" icon={Square} onPress={stop}>
          {t('comfort.stop')}
        </Button>
      )}
      <Button
        kind="quiet"
        icon={CaseSensitive}
        aria-pressed={isEasy}
        onPress={() => changeEasyReading(!isEasy)}
      >
        {isEasy ? t('comfort.usual') : t('comfort.easy')}
      </Button>
    </div>
  )
}
