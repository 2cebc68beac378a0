import type { ReactNode } from 'react'
import { useLater } from './use-later.ts'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons; the one that goes on stands last. */
  buttons?: ReactNode
  /** A question that must be answered is not closed by a press beside it. */
  isQuestion?: boolean
  width?: 'narrow' | 'normal' | 'large'
}

const load = () => import('./OpenDialog.tsx')

/** Modal. What it is made of is loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  const part = useLater(load, props.isOpen)
  return part && <part.OpenDialog {...props} />
}
