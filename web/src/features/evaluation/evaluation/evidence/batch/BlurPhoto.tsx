import { Undo2 } from 'lucide'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../../ui/messages/Banner.tsx'
import type { Blur } from './batch.ts'
import { drawBlurs } from './blur.ts'
import { useBrush } from './use-brush.ts'
import { usePicture } from './use-picture.ts'

type Props = { draft: string; blurs: readonly Blur[]; onChange: (blurs: Blur[]) => void }

/** A photo with a brush that pixelates faces and names, by mouse, finger or keyboard. */
export function BlurPhoto({ draft, blurs, onChange }: Props) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = usePicture(draft)
  const height = picture ? picture.height / picture.width : 0.75
  const { ring, isPainting, handlers } = useBrush({ blurs, height, onChange })

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !picture) return
    context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height)
    drawBlurs(context, context.canvas.width, blurs)
  }, [picture, blurs])

  if (picture === null) return <Banner tone="warn">{t('batch.noPicture')}</Banner>
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-label={t('batch.brush')}
        {...handlers}
        className="relative cursor-crosshair touch-none overflow-hidden rounded-control"
      >
        <canvas
          ref={canvas}
          width={picture?.width ?? 4}
          height={picture?.height ?? 3}
          className="block w-full"
        />
        {isPainting && <Ring at={ring} height={height} />}
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

function Ring({ at, height }: { at: Blur; height: number }) {
  return (
    <span
      className="pointer-events-none absolute aspect-square -translate-1/2 rounded-full border-2 border-[#fff] outline-2 outline-[#000]"
      style={{
        left: `${at.x * 100}%`,
        top: `${(at.y / height) * 100}%`,
        width: `${at.radius * 200}%`,
      }}
    />
  )
}
