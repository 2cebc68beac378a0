import { CircleAlert, CircleCheck, X } from 'lucide'
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { closeToast, currentToast, onToastsChange } from './toasts.ts'

const successStaysFor = 6_000

/** A success closes by itself, unless it is hovered or focused. */
const useSuccessLeaving = (toast: ReturnType<typeof currentToast>, isPaused: boolean): void => {
  useEffect(() => {
    if (toast?.kind !== 'success' || isPaused) return
    const timer = setTimeout(() => closeToast(toast.id), successStaysFor)
    return () => clearTimeout(timer)
  }, [toast, isPaused])
}

/** Rendered once; live regions must exist from the start to be announced. */
export function ToastRegion() {
  const { t } = useTranslation()
  const toast = useSyncExternalStore(onToastsChange, currentToast)
  const [isPaused, setPaused] = useState(false)
  const cameFrom = useRef<EventTarget>(null)

  useSuccessLeaving(toast, isPaused)

  function take(event: FocusEvent): void {
    setPaused(true)
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
  }

  /** Closed by keyboard, it returns the focus. */
  function close(id: number): void {
    closeToast(id)
    setPaused(false)
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  const pausing = { onPointerEnter: () => setPaused(true), onPointerLeave: () => setPaused(false) }
  const isError = toast?.kind === 'error'
  return (
    <section
      aria-label={t('ui.messages')}
      // Dialogs hide everything outside from screen readers, except for elements with this attribute.
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 bottom-[var(--foot,0px)] z-60 flex justify-center p-4 max-wide:top-0 max-wide:bottom-auto max-wide:p-2"
    >
      <div
        {...pausing}
        onFocus={take}
        onBlur={() => setPaused(false)}
        className={classes(
          'pointer-events-auto flex max-w-xl animate-appear items-center gap-3 rounded-card border ps-4 pe-1 py-1 font-medium shadow-e2',
          isError ? 'border-danger-bd bg-danger-bg text-danger' : 'border-valid-bd bg-valid-bg text-valid',
          !toast && 'sr-only',
        )}
      >
        {toast && <Icon of={isError ? CircleAlert : CircleCheck} />}
        <div role="status">{toast?.kind === 'success' && !toast.isSilent && toast.text}</div>
        {toast?.isSilent && <div>{toast.text}</div>}
        <div role="alert">{isError && toast.text}</div>
        {toast && <IconButton icon={X} label={t('ui.close')} onPress={() => close(toast.id)} />}
      </div>
    </section>
  )
}
