import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { useAnnouncedLoading } from '../waiting/use-announced-loading.ts'

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled'> {
  onPress?: (() => void) | undefined
  isDisabled?: boolean | undefined
  /** It stays focusable, does nothing when pressed, and says that it is working. */
  isPending?: boolean | undefined
}

/** The browser's own button, without a look. What is around it hears neither the press nor its key. */
export function PlainButton({
  type = 'button',
  onPress,
  onKeyDown,
  onKeyUp,
  isDisabled,
  isPending = false,
  'aria-label': label,
  ...rest
}: PlainButtonProps) {
  const { t } = useTranslation()
  useAnnouncedLoading(isPending, 'working')
  // Enter in a field would send once more what is being sent.
  const shownType = isPending ? 'button' : type
  const press = () => {
    if (!isPending) onPress?.()
  }
  const hearClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    // Safari leaves the focus where it was, and what opens could not give it back.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true })
    press()
  }
  const isSpaceDown = useRef(false)
  const pressByKey = (button: HTMLButtonElement) => {
    press()
    if (shownType === 'submit') button.form?.requestSubmit(button)
  }
  // React Aria takes the click that a browser makes of a key for that of a screen reader. It then moves the focus into
  // what opens only after every transition of the page, and on a slow device not at all.
  const hearKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.stopPropagation()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    isSpaceDown.current = event.key === ' '
    // A key that is held down presses once.
    if (event.key === 'Enter' && !event.repeat) pressByKey(event.currentTarget)
  }
  const hearKeyUp = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyUp?.(event)
    if (event.key !== ' ' || !isSpaceDown.current) return
    isSpaceDown.current = false
    event.preventDefault()
    pressByKey(event.currentTarget)
  }
  return (
    <button
      {...rest}
      type={shownType}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-label={label && isPending ? `${label}, ${t('ui.working')}` : label}
      data-disabled={isDisabled || undefined}
      onClick={hearClick}
      onKeyDown={hearKey}
      onKeyUp={hearKeyUp}
    />
  )
}
