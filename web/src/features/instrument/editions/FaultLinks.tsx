import type { DraftFault } from 'contract/instrument/edition-drafts'
import { linkStyle } from '../../../ui/navigation/link-style.ts'
import { fieldIdOf } from './piece-values.ts'
import { usePieceTexts } from './use-piece-texts.ts'

type Props = { faults: readonly DraftFault[]; onGo: (fault: DraftFault) => void }

/** The faults of the open part; each links to its field. */
export function FaultLinks({ faults, onGo }: Props) {
  const { faultWithPlace } = usePieceTexts()
  return (
    <ul className="max-h-40 overflow-y-auto">
      {faults.map((fault) => {
        const text = faultWithPlace(fault)
        return (
          <li key={text} className="wrap-anywhere">
            <a
              href={`#${fieldIdOf(fault)}`}
              className={linkStyle('danger')}
              onClick={(event) => {
                event.preventDefault()
                onGo(fault)
              }}
            >
              {text}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
