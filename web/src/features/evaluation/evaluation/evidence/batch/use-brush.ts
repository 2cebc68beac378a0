import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { announce } from '../../../../../ui/messages/announcements.ts'
import type { Blur } from './batch.ts'

const radii = { smallest: 0.02, largest: 0.25, step: 0.01 }
const move = 0.02
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** The brush after a key; undefined for a key that does not move it. */
const movedBy = (key: string, ring: Blur, height: number): Blur | undefined => {
  const { x, y, radius } = ring
  const moved: Record<string, Blur> = {
    ArrowLeft: { ...ring, x: between(0, x - move, 1) },
    ArrowRight: { ...ring, x: between(0, x + move, 1) },
    ArrowUp: { ...ring, y: between(0, y - move, height) },
    ArrowDown: { ...ring, y: between(0, y + move, height) },
    '[': { ...ring, radius: between(radii.smallest, radius - radii.step, radii.largest) },
    ']': { ...ring, radius: between(radii.smallest, radius + radii.step, radii.largest) },
  }
  return moved[key]
}

type Brush = { blurs: readonly Blur[]; height: number; onChange: (blurs: Blur[]) => void }

/** `height` is the photo's height in parts of its width. */
export const useBrush = ({ blurs, height, onChange }: Brush) => {
  const { t } = useTranslation()
  const [ring, setRing] = useState<Blur>({ x: 0.5, y: 0.35, radius: 0.07 })
  const [isPainting, setPainting] = useState(false)

  const placed = (event: PointerEvent): Blur => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      ...ring,
      x: between(0, (event.clientX - box.left) / box.width, 1),
      y: between(0, (event.clientY - box.top) / box.width, height),
    }
  }
  const paint = (blur: Blur) => onChange([...blurs, blur])
  const onPointer = (event: PointerEvent) => {
    const next = placed(event)
    setRing(next)
    const last = blurs.at(-1)
    const isFar = !last || Math.hypot(next.x - last.x, next.y - last.y) > next.radius / 2
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    if (event.type === 'pointerdown' || (event.buttons > 0 && isFar)) paint(next)
  }
  const onKey = (event: KeyboardEvent) => {
    const next = movedBy(event.key, ring, height)
    if (next) setRing(next)
    else if (event.key === 'Enter' || event.key === ' ') {
      paint(ring)
      announce(t('batch.blurred', { count: blurs.length + 1 }))
    } else return
    event.preventDefault()
  }
  return {
    ring,
    isPainting,
    handlers: {
      onKeyDown: onKey,
      onFocus: () => setPainting(true),
      onBlur: () => setPainting(false),
      onPointerDown: onPointer,
      onPointerMove: onPointer,
    },
  }
}
