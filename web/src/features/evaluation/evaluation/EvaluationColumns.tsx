import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'

type Props = { domains: ReactNode; children: ReactNode; aside: ReactNode }

/**
 * Domains beside, one indicator in the middle, evidence and the line's next step at the end.
 * The columns beside scroll with the page: what takes focus in them always comes into sight. The domains do not hold
 * the page in place, since then what stands below a comment that arrives would move.
 */
export function EvaluationColumns({ domains, children, aside }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wide:[container-type:inline-size]">
      <div className="mx-auto max-w-390 wide:grid wide:grid-cols-[17.5rem_minmax(0,1fr)] wide:items-start @desk:grid-cols-[18.75rem_minmax(0,1fr)_21.75rem]">
        <div className="hidden border-e border-border bg-surface [overflow-anchor:none] wide:row-span-2 wide:block wide:self-stretch @desk:row-span-1 print:hidden">
          <nav aria-label={t('evaluation.domains')}>{domains}</nav>
        </div>
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 px-4 pt-4 pb-5 outline-none wide:px-7 wide:pt-6 wide:pb-8"
        >
          {children}
        </main>
        <div className="grid content-start gap-4 px-4 pb-24 short:pb-6 wide:col-start-2 wide:px-7 wide:pb-6 @desk:col-start-3 @desk:ps-0 @desk:pe-6 @desk:pt-6 @desk:pb-8">
          {aside}
        </div>
      </div>
    </div>
  )
}
