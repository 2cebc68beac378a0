import type { EditionDraftDetail } from 'contract/instrument/edition-drafts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Disclosure } from '../../../ui/cards/Disclosure.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { fieldIdOf } from './piece-values.ts'
import { usePieceTexts } from './use-piece-texts.ts'

/** What has to be corrected before a draft can be handed in; each links to its part and field. */
export function FaultsOfDraft({ draft }: { draft: EditionDraftDetail }) {
  const { t } = useTranslation()
  const { placeOf, faultWithPlace } = usePieceTexts()
  const { faults: count, to_mend: faults, pieces } = draft
  if (count === 0) return null
  return (
    <Card isFlush>
      <Disclosure
        level={2}
        title={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="text-danger">{t('editions.faults', { count })}</span>{' '}
            <span className="text-14 text-text2">{t('editions.beforeHandIn')}</span>
          </span>
        }
      >
        <ul className="grid">
          {faults.map((fault) => {
            const piece = pieces.find(({ id }) => id === fault.piece)
            const text = faultWithPlace(fault)
            return (
              <li key={`${fault.piece} ${text}`} className="py-1 wrap-anywhere">
                <Link href={`/editions/${draft.id}?piece=${fault.piece}&field=${fieldIdOf(fault)}`}>
                  {piece ? `${placeOf(piece)}. ${text}` : text}
                </Link>
              </li>
            )
          })}
        </ul>
        {count > faults.length && (
          <p className="text-14 text-text2">{t('editions.moreFaults', { count: count - faults.length })}</p>
        )}
      </Disclosure>
    </Card>
  )
}
