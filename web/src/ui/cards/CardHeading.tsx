import type { ReactNode } from 'react'
import { Card } from './Card.tsx'

/** A card with only a heading, as when there is nothing to open. */
export function CardHeading({ title, hint }: { title: string; hint: ReactNode }) {
  return (
    <Card isFlush title={title} hint={hint}>
      {null}
    </Card>
  )
}
