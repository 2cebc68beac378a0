import { useEffect, useRef } from 'react'
import { PlainLink } from './PlainLink.tsx'
import { segmentStyle, showWhole } from './segment-style.ts'

interface LinkSegmentsProps {
  label: string
  links: readonly { href: string; label: string; isCurrent: boolean }[]
}

export function LinkSegments({ label, links }: LinkSegmentsProps) {
  const { row, piece } = segmentStyle('box')
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (current.current) showWhole(current.current)
  }, [])
  return (
    <nav aria-label={label} className={row}>
      {links.map(({ href, label: text, isCurrent }) => (
        <PlainLink
          key={href}
          href={href}
          className={piece}
          onFocus={({ currentTarget }) => showWhole(currentTarget)}
          {...(isCurrent && { 'aria-current': 'page' as const, ref: current })}
        >
          {text}
        </PlainLink>
      ))}
    </nav>
  )
}
