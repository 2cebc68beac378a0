import type { ReactNode } from 'react'
import { useAnnouncedLoading } from '../../../../ui/waiting/use-announced-loading.ts'

/** Figures asked with the filters before stay in their place, paler and told as waiting, until the new ones come. */
export function FiguresBefore({ areShown, children }: { areShown: boolean; children: ReactNode }) {
  useAnnouncedLoading(areShown)
  return (
    <div aria-busy={areShown} className={areShown ? 'opacity-50' : undefined}>
      {children}
    </div>
  )
}
