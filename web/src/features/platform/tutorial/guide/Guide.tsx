import { useRouter, useRouterState } from '@tanstack/react-router'
import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { filled, useTranslation } from '../../../../i18n/translation.tsx'
import { TextBlocks } from '../../../../kit/long-text/TextBlocks.tsx'
import { useLongText } from '../../../../kit/long-text/use-long-text.ts'
import { goToGuideStep } from '../../../../kit/page/guide-step.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import { addressOfStep, isAt, placeOfStep, steps } from './steps.ts'

export function Guide({ step }: { step: number }) {
  const { t } = useTranslation()
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { data: text } = useLongText('guide')
  const sections = Object.values(text?.sections ?? {})
  const section = sections[step]
  const [bar, setBar] = useState<HTMLElement | null>(null)
  useRoomForFocus(bar)
  useInView(step)
  if (!text || !section) return null
  const guideTitle = filled(text.title)

  const go = (next: number) => {
    const title = filled(sections[next]?.title ?? '')
    goToGuideStep(next)
    announce(t('tutorial.stepTold', { step: next + 1, total: steps.length, title }))
    const address = addressOfStep(next)
    if (!isAt(path, address)) router.history.push(address)
  }
  const here = addressOfStep(step)
  return (
    <aside
      ref={setBar}
      aria-label={guideTitle}
      className="sticky bottom-0 z-20 border-t-3 border-primary bg-surface px-4 py-3 shadow-e3 short:static wide:px-8 print:hidden"
    >
      <div className="mx-auto grid max-w-310 gap-2">
        <div className="flex items-start justify-between gap-3">
          <div>
            <p className="text-14 text-text2">
              {t('tutorial.step', { title: guideTitle, step: step + 1, total: steps.length })}
            </p>
            <h2>{filled(section.title)}</h2>
          </div>
          <IconButton icon={X} label={t('tutorial.end')} onPress={() => goToGuideStep(null)} />
        </div>
        <div className="grid max-h-[24dvh] max-w-176 gap-1 overflow-auto text-15">
          <TextBlocks blocks={section.body} />
        </div>
        <GuideButtons
          step={step}
          isHere={isAt(path, here)}
          onGo={go}
          onToPage={() => router.history.push(here)}
        />
      </div>
    </aside>
  )
}

type ButtonsProps = { step: number; isHere: boolean; onGo: (step: number) => void; onToPage: () => void }

function GuideButtons({ step, isHere, onGo, onToPage }: ButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="compact" isDisabled={step === 0} onPress={() => onGo(step - 1)}>
        {t('tutorial.back')}
      </Button>
      {!isHere && (
        <Button size="compact" onPress={onToPage}>
          {t('tutorial.toPage')}
        </Button>
      )}
      {step < steps.length - 1 ? (
        <Button size="compact" kind="primary" onPress={() => onGo(step + 1)}>
          {t('tutorial.next')}
        </Button>
      ) : (
        <Button size="compact" kind="primary" onPress={() => goToGuideStep(null)}>
          {t('tutorial.finish')}
        </Button>
      )}
    </div>
  )
}

/** Scrolls the place of a new step into view; focus stays in the guide. */
const useInView = (step: number): void => {
  useEffect(() => {
    const place = placeOfStep(step)
    if (!place) return
    // Newer browsers return a promise, which is no clean-up of an effect.
    const show = () => {
      document.querySelector(place)?.scrollIntoView({ block: 'start' })
    }
    if (document.querySelector(place)) {
      show()
      return
    }
    // The page may still be loading, and each page scrolls to its top first.
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(place)) return
      watcher.disconnect()
      requestAnimationFrame(show)
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [step])
}

/** Keeps the focused element, also within scrolled columns, clear of the guide that covers the bottom. */
const useRoomForFocus = (bar: HTMLElement | null): void => {
  useEffect(() => {
    if (!bar) return
    const { style } = document.documentElement
    const watcher = new ResizeObserver(() => {
      style.setProperty('--guide', `${bar.offsetHeight}px`)
      style.scrollPaddingBottom = `calc(${bar.offsetHeight}px + 1rem)`
    })
    watcher.observe(bar)
    // Browsers scroll only the line of the caret into view and leave the rest of a field under the guide.
    const showWhole = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('focusin', showWhole)
    return () => {
      watcher.disconnect()
      document.removeEventListener('focusin', showWhole)
      style.removeProperty('--guide')
      style.removeProperty('scroll-padding-bottom')
    }
  }, [bar])
}
