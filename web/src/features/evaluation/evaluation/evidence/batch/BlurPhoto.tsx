import { Undo2 } from 'lucide'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { announce } from '../../../../../ui/messages/announcements.ts'
import { Banner } from '../../../../../ui/messages/Banner.tsx'
import type { Blur } from './batch.ts'
import { drawBlurs } from './blur.ts'
import { usePicture } from './use-picture.ts'

type Props = { draft: string; blurs: readonly Blur[]; onChange: (blurs: Blur[]) => void }

const radii = { smallest: 0.02, largest: 0.25, step: 0.01 }
const move = 0.02
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** A photo with a brush that makes faces and names unrecognisable, by mouse, finger or keyboard. */
export function BlurPhoto({ draft, blurs, onChange }: Props) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = usePicture(draft)
  const [ring, setRing] = useState<Blur>({ x: 0.5, y: 0.35, radius: 0.07 })
  const [isPainting, setPainting] = useState(false)
  const height = picture ? picture.height / picture.width : 0.75

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !picture) return
    context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height)
    drawBlurs(context, context.canvas.width, blurs)
  }, [picture, blurs])

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
    const { x, y, radius } = ring
    const next = {
      ArrowLeft: { ...ring, x: between(0, x - move, 1) },
      ArrowRight: { ...ring, x: between(0, x + move, 1) },
      ArrowUp: { ...ring, y: between(0, y - move, height) },
      ArrowDown: { ...ring, y: between(0, y + move, height) },
      '[': { ...ring, radius: between(radii.smallest, radius - radii.step, radii.largest) },
      ']': { ...ring, radius: between(radii.smallest, radius + radii.step, radii.largest) },
    }[event.key]
    if (next) setRing(next)
    else if (event.key === 'Enter' || event.key === ' ') {
      paint(ring)
      announce(t('batch.blurred', { count: blurs.length + 1 }))
    } else return
    event.preventDefault()
  }
  if (picture === null) return <Banner tone="warn">{t('batch.noPicture')}</Banner>
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-label={t('batch.brush')}
        onKeyDown={onKey}
        onFocus={() => setPainting(true)}
        onBlur={() => setPainting(false)}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        className="relative cursor-crosshair touch-none overflow-hidden rounded-control"
      >
        <canvas
          ref={canvas}
          width={picture?.width ?? 4}
          height={picture?.height ?? 3}
          className="block w-full"
        />
        {isPainting && (
          <span
            className="pointer-events-none absolute aspect-square -translate-1/2 rounded-full border-2 border-[#fff] outline-2 outline-[#000]"
            style={{
              left: `${ring.x * 100}%`,
              top: `${(ring.y / height) * 100}%`,
              width: `${ring.radius * 200}%`,
            }}
          />
        )}
      </button>
      <p className="text-14 text-text2">{t('batch.brushHint')}</p>
      {blurs.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button icon={Undo2} onPress={() => onChange(blurs.slice(0, -1))}>
            {t('batch.undo')}
          </Button>
          <Button kind="quiet" onPress={() => onChange([])}>
            {t('batch.undoAll')}
          </Button>
        </div>
      )}
    </div>
  )
}
