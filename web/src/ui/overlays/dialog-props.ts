import type { ReactNode } from 'react'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons; the primary one is last. */
  buttons?: ReactNode
  /** A press outside does not close a question. */
  isQuestion?: boolean
  /** `full` is for photos and documents. */
  /** Fixed at the top, so that it does not move while its content grows and shrinks. */
  isHanging?: boolean
  width?: 'narrow' | 'normal' | 'large' | 'full'
}
