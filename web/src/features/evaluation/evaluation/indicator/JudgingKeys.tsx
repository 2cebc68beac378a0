import { mayNotApply } from 'contract/evaluation/results'
import type { Indicator, Option } from 'contract/instrument/instruments'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { isSingleKey } from '../../../../kit/page/single-key.ts'
import { useAppearance } from '../../../../kit/theme/use-appearance.ts'
import { announce } from '../../../../ui/messages/announcements.ts'

type Props = {
  indicator: Indicator
  /** Those that fit the indicator. */
  options: readonly Option[]
  chosen: Option | undefined
  isFrozen: boolean
  onChoose: (option: Option) => void
}

/** Parts of the page that a key leads to, each with what it is when nobody may write there. */
const places: Record<string, readonly string[]> = {
  '/': ['#note textarea', '#note'],
  p: ['[id^="evidence-"]'],
  m: ['#comments textarea', '#comments'],
}

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

const turn = (event: KeyboardEvent): void => {
  // Among the letters the arrows lead from one to the next.
  if (event.target instanceof Element && event.target.closest('[role=radiogroup]')) return
  const isBack = (event.key === 'ArrowLeft') !== (getComputedStyle(document.body).direction === 'rtl')
  press(isBack ? '[data-turn=before]' : '[data-turn=after]')
}

/** Single keys of this page: a letter answers, arrows turn the page. They are switched off together with `?` (WCAG 2.1.4). */
export function JudgingKeys({ indicator, options, chosen, isFrozen, onChoose }: Props) {
  const { t } = useTranslation()
  const { isHelpKeyOff } = useAppearance()
  const latest = useRef<(event: KeyboardEvent) => void>(null)
  const act = (event: KeyboardEvent): void => {
    if (!isSingleKey(event) || event.repeat) return
    const key = event.key.toLowerCase()
    if (key === 'arrowleft' || key === 'arrowright') return turn(event)
    if (key === 'r') return press('#whole-text button')
    const place = places[key]
    if (place) {
      event.preventDefault()
      place
        .map((selector) => document.querySelector<HTMLElement>(selector))
        .find(Boolean)
        ?.focus()
      return
    }
    const code = key === 'n' ? (event.shiftKey ? 'NA' : 'NE') : key.toUpperCase()
    const option = options.find((each) => each.code === code)
    if (!option || isFrozen || (code === 'NA' && !mayNotApply(indicator))) return
    event.preventDefault()
    if (option.id !== chosen?.id) onChoose(option)
    announce(t('evaluation.chosen', { letter: option.stage === null ? option.label : option.code }))
  }
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (isHelpKeyOff) return undefined
    const listen = (event: KeyboardEvent) => latest.current?.(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isHelpKeyOff])
  return null
}
