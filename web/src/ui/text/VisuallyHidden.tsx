import type { ReactNode } from 'react'

/** Words for screen readers only, where what is seen needs none. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
