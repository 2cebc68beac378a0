import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'

export type StageShown = 1 | 2 | 3

interface StageMarkProps {
  stage: StageShown
  /** Only where the name is beside it. */
  isLabelHidden?: boolean
}

const colours: Record<StageShown, string> = { 1: 'text-s1', 2: 'text-s2', 3: 'text-s3' }

const shapes: Record<StageShown, ReactNode> = {
  1: (
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="M9 7.2 10.6 6v8" />
    </>
  ),
  2: (
    <>
      <rect x="3.4" y="3.4" width="13.2" height="13.2" rx="1.6" transform="rotate(45 10 10)" />
      <path d="M8.2 8a1.9 1.9 0 1 1 3.3 1.3L8.2 13h3.7" />
    </>
  ),
  3: (
    <>
      <path d="M10 1.2 17.8 5.6v8.8L10 18.8 2.2 14.4V5.6Z" />
      <path d="M8.2 7.2c.4-.7 1-1.1 1.8-1.1 1.1 0 1.9.7 1.9 1.8S11 9.7 9.8 9.7c1.3 0 2.2.8 2.2 2s-.9 2-2.1 2c-.9 0-1.6-.4-2-1.1" />
    </>
  ),
}

/** Number, shape and name: circle for Change, diamond for Transformation, hexagon for Innovation. */
export function StageMark({ stage, isLabelHidden = false }: StageMarkProps) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-1.75 font-semibold text-text phone:whitespace-nowrap">
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className={`size-5 shrink-0 fill-none stroke-current stroke-[1.8] [stroke-linecap:round] [stroke-linejoin:round] ${colours[stage]}`}
      >
        {shapes[stage]}
      </svg>
      <span className={isLabelHidden ? 'sr-only' : undefined}>{t(`ui.stage.${stage}`)}</span>
    </span>
  )
}
