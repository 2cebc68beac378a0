import type { ReactNode, Ref } from 'react'

type Props = { label: string; children: ReactNode; ref?: Ref<HTMLElement> }

/** A scrollable document that can be focused by keyboard. */
export function Scrolling({ label, children, ref }: Props) {
  return (
    <section
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={label}
      className="h-[48dvh] overflow-auto rounded-control border border-border bg-surface -outline-offset-3! wide:h-[56dvh]"
    >
      {children}
    </section>
  )
}
