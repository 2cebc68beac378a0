import { can } from 'contract/access/permissions'
import { limits } from 'contract/platform/limits'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { CloseLine } from './CloseLine.tsx'
import { OpenNextLine } from './OpenNextLine.tsx'

/** What ends a line, or opens the one after it: above all else of the page, since home and lists lead here for it. */
export function EndOfLine({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { line, lines } = ready.detail
  const isClosed = line.status === 'CLOSED'
  const isPossible = !isClosed || lines.length < limits.lines
  if (!isPossible || !can(actor, isClosed ? 'line.open' : 'line.close', placeOf(ready.detail))) return null
  return (
    <section aria-label={t(`ui.status.${line.status}`)} className="px-4 pt-2.5 wide:px-5 print:hidden">
      <div className="ms-auto wide:max-w-74">
        {isClosed ? <OpenNextLine ready={ready} /> : <CloseLine ready={ready} />}
      </div>
    </section>
  )
}
