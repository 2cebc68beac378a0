import type { ReactNode } from 'react'
import { pageActionsStyle } from '../actions/page-actions-style.ts'

type Props = { title: string; hint: string; action?: ReactNode; more?: ReactNode }

export function PageHeading({ title, hint, action, more }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <h1>{title}</h1>
        <p className="mt-1 text-pretty text-text2">{hint}</p>
      </div>
      <div className={pageActionsStyle}>
        {more}
        {action}
      </div>
    </div>
  )
}
