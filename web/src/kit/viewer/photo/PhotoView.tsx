import { Maximize, Minimize, ZoomIn, ZoomOut } from 'lucide'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { formatPercent } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { announce } from '../../../ui/messages/announcements.ts'
import { useObjectAddress } from '../use-object-address.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useZoom } from './use-zoom.ts'
import { step } from './zoom.ts'

const stride = 60

type Props = {
  bytes: Blob
  alternative: string
  /** Shows the file before (-1) or after (1), by arrow keys while the whole picture is visible. */
  onStep?: (by: -1 | 1) => void
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [stride, 0],
  ArrowRight: [-stride, 0],
  ArrowUp: [0, stride],
  ArrowDown: [0, -stride],
}

type Keys = Pick<ReturnType<typeof useZoom>, 'enlarge' | 'move' | 'showWhole'> & {
  isWhole: boolean
  onStep: Props['onStep'] | undefined
}

/** Plus, minus, zero and arrows; other keys are not handled. */
const keysOf =
  ({ isWhole, enlarge, move, showWhole, onStep }: Keys) =>
  (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[key]
    if (key === '+' || key === '=') enlarge(step)
    else if (key === '-') enlarge(1 / step)
    else if (key === '0') showWhole()
    else if (arrow && !isWhole) move(...arrow)
    else if ((key === 'ArrowLeft' || key === 'ArrowRight') && onStep) {
      const isTurned = document.documentElement.dir === 'rtl'
      onStep((key === 'ArrowRight') === isTurned ? -1 : 1)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

const useAnnouncedZoom = (scale: number): void => {
  const announced = useRef(1)
  useEffect(() => {
    if (announced.current !== scale) announce(formatPercent(scale))
    announced.current = scale
  }, [scale])
}

/** A photo with zoom and panning by buttons, keys, wheel, dragging and pinching. */
export function PhotoView({ bytes, alternative, onStep }: Props) {
  const { t } = useTranslation()
  const address = useObjectAddress(bytes)
  const frame = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const parts = useMemo(() => ({ place, picture }), [])
  const { zoom, enlarge, move, showWhole, handlers } = useZoom(parts)
  const full = useFullScreen(frame)
  const [isBroken, setBroken] = useState(false)
  const isWhole = zoom.scale === 1

  useAnnouncedZoom(zoom.scale)
  const pressed = keysOf({ isWhole, enlarge, move, showWhole, onStep })
  return (
    <figure
      ref={frame}
      onKeyDownCapture={pressed}
      aria-label={t('viewer.photo')}
      className="flex min-h-0 flex-col gap-2 bg-surface"
    >
      {/* Not a set of fields, so no fieldset. */}
      <div
        ref={place}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is moved by keys must be reached by them
        tabIndex={0}
        aria-label={t('viewer.photoKeys')}
        {...handlers}
        className={`grid h-[48dvh] place-items-center overflow-hidden rounded-control bg-surface2 select-none wide:h-[58dvh] ${full.isFull ? 'h-auto! min-h-0 flex-1' : ''} ${isWhole ? 'touch-pan-y' : 'cursor-move touch-none'}`}
      >
        {isBroken && <p className="p-5">{t('viewer.notOpened')}</p>}
        {!isBroken && address && (
          <img
            ref={picture}
            src={address}
            alt={alternative}
            draggable={false}
            onError={() => setBroken(true)}
            className="max-h-full max-w-full object-contain"
            style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          />
        )}
      </div>
      <PhotoBar zoom={zoom.scale} enlarge={enlarge} showWhole={showWhole} full={full} />
    </figure>
  )
}

type BarProps = Pick<ReturnType<typeof useZoom>, 'enlarge' | 'showWhole'> & {
  zoom: number
  full: ReturnType<typeof useFullScreen>
}

function PhotoBar({ zoom, enlarge, showWhole, full: { isFull, canBeFull, toggle } }: BarProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center justify-center gap-1 pb-1">
      <IconButton icon={ZoomOut} label={t('viewer.smaller')} onPress={() => enlarge(1 / step)} />
      <Button kind="quiet" onPress={showWhole} aria-label={`${formatPercent(zoom)}, ${t('viewer.whole')}`}>
        <span className="w-12 tabular-nums">{formatPercent(zoom)}</span>
      </Button>
      <IconButton icon={ZoomIn} label={t('viewer.larger')} onPress={() => enlarge(step)} />
      {canBeFull && (
        <IconButton
          icon={isFull ? Minimize : Maximize}
          label={isFull ? t('viewer.leaveFullScreen') : t('viewer.fullScreen')}
          onPress={toggle}
        />
      )}
    </div>
  )
}
