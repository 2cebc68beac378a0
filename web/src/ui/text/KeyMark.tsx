/** A key that does the same as the control it stands in; hidden on a narrow screen, which seldom has a keyboard. */
export function KeyMark({ children }: { children: string }) {
  return (
    <kbd aria-hidden="true" className="rounded-small border border-current/40 px-1.5 text-13 max-wide:hidden">
      {children}
    </kbd>
  )
}
