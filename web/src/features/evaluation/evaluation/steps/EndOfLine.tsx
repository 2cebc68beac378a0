import { useTranslation } from '../../../../i18n/translation.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { CloseLine } from './CloseLine.tsx'
import { OpenNextLine } from './OpenNextLine.tsx'

type Props = { ready: EvaluationReady; end: 'close' | 'open' }

/** Closes a line, or opens the next one; at the top of the page, since home and lists link here for it. */
export function EndOfLine({ ready, end }: Props) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t(`ui.status.${ready.detail.line.status}`)}
      className="px-4 pt-2.5 wide:px-5 print:hidden"
    >
      <div className="ms-auto wide:max-w-74">
        {end === 'open' ? <OpenNextLine ready={ready} /> : <CloseLine ready={ready} />}
      </div>
    </section>
  )
}
