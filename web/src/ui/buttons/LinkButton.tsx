import type { ReactNode } from 'react'
import { linkStyle } from '../navigation/link-style.ts'
import { PlainButton } from './PlainButton.tsx'

type Props = {
  children: ReactNode
  /** The accessible name, which begins with the visible text. */
  label: string
  onPress: () => void
}

/** Looks like a link within a text and opens something on this page. */
export function LinkButton({ children, label, onPress }: Props) {
  return (
    <PlainButton
      aria-label={label}
      onPress={onPress}
      className={`hit ${linkStyle('text')} cursor-pointer leading-[inherit]`}
    >
      {children}
    </PlainButton>
  )
}
