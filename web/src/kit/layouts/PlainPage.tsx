import type { ReactNode } from 'react'
import { PlainFrame } from './PlainFrame.tsx'

export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PlainFrame>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-176 flex-1 grid-cols-1 content-start gap-4 px-4 pt-6 pb-12 outline-none wide:px-8 wide:pt-10"
      >
        <h1 className="text-32">{title}</h1>
        {children}
      </main>
    </PlainFrame>
  )
}
