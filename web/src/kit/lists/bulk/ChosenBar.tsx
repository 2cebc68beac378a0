import { X } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { announce } from '../../../ui/messages/announcements.ts'

type Props = {
  /** Selected rows, and those on the current page. */
  rows: readonly { id: number }[]
  shown: readonly { id: number }[]
  onClear: () => void
  children: ReactNode
}

/** Sticky bar above the rows while some are selected. */
export function ChosenBar({ rows, shown, onClear, children }: Props) {
  const { t } = useTranslation()
  const text = t('many.selected', { count: rows.length })
  const here = new Set(shown.map(({ id }) => id))
  const elsewhere = rows.filter(({ id }) => !here.has(id)).length
  useEffect(() => announce(text), [text])
  // The sticky bar may appear after the focus moved and would cover the focused element.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  const bar = useRef<HTMLDivElement>(null)
  const clear = () => {
    const boxes = bar.current?.parentElement?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? []
    ;[...boxes].find((box) => box.checkVisibility())?.focus({ preventScroll: true })
    onClear()
    announce(t('many.none'))
  }
  useEffect(() => {
    const own = bar.current
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && clear()
    own?.addEventListener('keydown', leave)
    return () => own?.removeEventListener('keydown', leave)
  })
  return (
    // A group of buttons, so no fieldset.
    <div
      ref={bar}
      role="group"
      aria-label={t('many.label')}
      className="chosen-bar sticky top-15 z-5 -mt-px flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-border bg-primary-soft px-4 py-1.5 text-primary-soft-text short:static wide:top-16 print:hidden"
    >
      <p className="min-w-0 flex-1 wide:flex-none">
        <span className="font-strong tabular-nums">{text}</span>
        {elsewhere > 0 && (
          <span className="block text-14 wide:ms-2 wide:inline">
            {t('many.elsewhere', { count: elsewhere })}
          </span>
        )}
      </p>
      <div className="order-last flex w-full flex-wrap gap-2 wide:order-none wide:w-auto wide:border-s wide:border-border wide:ps-3 max-wide:[&_svg]:hidden">
        {children}
      </div>
      <span className="-me-2.5 wide:me-0">
        <IconButton icon={X} label={t('many.clear')} onPress={clear} />
      </span>
    </div>
  )
}
