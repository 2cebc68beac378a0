import { CloudOff } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { BrailleNumber } from '../../ui/text/BrailleNumber.tsx'

type Props = {
  status: 403 | 404 | 500 | null
  title: string
  text: string
  children: ReactNode
}

export function FailedPlace({ status, title, text, children }: Props) {
  return (
    <div className="m-auto flex max-w-120 flex-col items-center gap-3 py-12 text-center wide:py-20">
      {status === null ? (
        <span className="grid size-16 place-items-center rounded-card bg-primary-soft text-primary-soft-text">
          <Icon of={CloudOff} className="size-8" />
        </span>
      ) : (
        <>
          <BrailleNumber>{status}</BrailleNumber>
          <p className="text-14 font-strong text-text2 tabular-nums">{status}</p>
        </>
      )}
      <h1 className="text-balance">{title}</h1>
      <p className="text-pretty text-text2">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  )
}
