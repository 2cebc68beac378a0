import type { ReactNode } from 'react'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons; the one that goes on stands last. */
  buttons?: ReactNode
  /** A question that must be answered is not closed by a press beside it. */
  isQuestion?: boolean
  /** `full` is for what is looked at: a photo, a document. */
  /** Hangs from the top and stays there while what it holds grows and shrinks. */
  isHanging?: boolean
  width?: 'narrow' | 'normal' | 'large' | 'full'
}
