import type { ReactNode } from 'react'
import { useAnnouncedLoading } from '../../../../ui/waiting/use-announced-loading.ts'

/** While filters change, the old figures stay, paler and marked as busy. */
export function FiguresBefore({ areShown, children }: { areShown: boolean; children: ReactNode }) {
  useAnnouncedLoading(areShown)
  return (
    <div aria-busy={areShown} className={areShown ? 'opacity-50' : undefined}>
      {children}
    </div>
  )
}
