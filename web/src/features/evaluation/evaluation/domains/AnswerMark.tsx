import type { OptionCode } from 'contract/instrument/instruments'
import type { StageShown } from '../../../../ui/figures/StageMark.tsx'

const styles: Record<StageShown, string> = {
  1: 'border-s1 bg-s1-bg',
  2: 'border-s2 bg-s2-bg',
  3: 'border-s3 bg-s3-bg',
}

/** A letter on the colour of its stage; NA, NE and no answer have only a border. */
export function AnswerMark({
  code,
  stage,
}: {
  code?: OptionCode | undefined
  stage?: StageShown | null | undefined
}) {
  return (
    <span
      className={`grid size-7 shrink-0 place-items-center rounded-small border-[1.5px] text-14 font-heavy text-text ${
        code === undefined ? 'border-dashed border-control' : stage ? styles[stage] : 'border-control text-12'
      }`}
    >
      {code}
    </span>
  )
}
