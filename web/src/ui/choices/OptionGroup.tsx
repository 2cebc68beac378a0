import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { RadioContext } from './radio-context.ts'

interface OptionGroupProps {
  label: string
  value: string | null
  onChoose: (value: string) => void
  children: ReactNode
}

const radiosIn = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('[role=radio]:not(:disabled)'),
]

/** One tab stop: the focused radio, else the checked one, else the first. */
const placeStop = (group: Element, inUse: Element | null): void => {
  const radios = radiosIn(group)
  const stop =
    radios.find((radio) => radio === inUse) ??
    radios.find((radio) => radio.matches('[aria-checked=true]')) ??
    radios[0]
  for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1
}

/** The index that a key moves to. */
const placeAfter = (key: string, at: number, count: number, isRightToLeft: boolean): number | undefined => {
  const [forward, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === 'ArrowDown' || key === forward) return (at + 1) % count
  if (key === 'ArrowUp' || key === back) return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

const move = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, currentTarget: group, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey) return
  const radios = radiosIn(group)
  const at = radios.findIndex((radio) => radio === document.activeElement)
  if (at === -1) return
  const next = placeAfter(key, at, radios.length, getComputedStyle(group).direction === 'rtl')
  if (next === undefined) return
  event.preventDefault()
  radios[next]?.focus()
}

/** A radio group whose arrow keys move without choosing, so that each option can be read; Enter or Space chooses. */
export function OptionGroup({ label, value, onChoose, children }: OptionGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (group.current) placeStop(group.current, document.activeElement)
  })
  return (
    <div
      ref={group}
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      // The radios are laid out by the surrounding box.
      className="contents"
      onKeyDown={move}
      onFocus={({ currentTarget, target }) => placeStop(currentTarget, target)}
      onBlur={({ currentTarget, relatedTarget }) => placeStop(currentTarget, relatedTarget)}
    >
      <RadioContext value={{ value, choose: onChoose }}>{children}</RadioContext>
    </div>
  )
}
