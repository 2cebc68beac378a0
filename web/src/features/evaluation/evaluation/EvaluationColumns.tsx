import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'

type Props = { domains: ReactNode; children: ReactNode; aside: ReactNode }

/** Both side columns are sticky, and scroll by themselves where they are longer than the screen. */
const column =
  'letterbar:@desk:sticky letterbar:@desk:top-17.25 letterbar:@desk:max-h-[calc(100dvh-4.3125rem-var(--guide,0px))] ' +
  'letterbar:@desk:overflow-y-auto print:hidden'

/** The column of domains is excluded from scroll anchoring; otherwise the page would jump when a comment arrives. */
export function EvaluationColumns({ domains, children, aside }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wide:[container-type:inline-size]">
      <div className="mx-auto max-w-390 wide:grid wide:grid-cols-[15rem_minmax(0,1fr)] @desk:grid-cols-[14.5rem_minmax(0,1fr)_18.5rem] @min-[87rem]:grid-cols-[16.5rem_minmax(0,1fr)_20.25rem]">
        <div className="hidden border-e border-border bg-surface [overflow-anchor:none] wide:row-span-2 wide:block @desk:row-span-1 print:hidden">
          <nav aria-label={t('evaluation.domains')} className={`${column} scroll-pt-50`}>
            {domains}
          </nav>
        </div>
        <main
          id="main"
          tabIndex={-1}
          className="flex min-w-0 flex-col px-4 pt-1 pb-5 outline-none [container-name:judging] [container-type:inline-size] wide:px-5 wide:pt-3 wide:pb-0 lowbar:pt-1.5 letterbar:min-h-[calc(100dvh-4.3125rem)]"
        >
          {children}
        </main>
        <div className="px-4 pb-36 wide:col-start-2 wide:px-5 wide:pt-4 wide:pb-6 @desk:col-start-3 @desk:p-0">
          <aside
            aria-label={t('evaluation.aside')}
            className={`flex flex-col gap-3 *:shrink-0 highbar:has-data-foot:scroll-pb-64 @desk:px-3 @desk:py-3 lowbar:gap-2 lowbar:@desk:py-2 ${column}`}
          >
            {aside}
          </aside>
        </div>
      </div>
    </div>
  )
}
