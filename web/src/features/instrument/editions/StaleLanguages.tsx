import type { EditionDraftDetail } from 'contract/instrument/edition-drafts'
import { languageBy } from 'contract/platform/languages'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { usePieceTexts } from './use-piece-texts.ts'

/** A warning with each language that stayed as it was where the English changed, with the parts: as links, or as text in a dialog. */
export function StaleLanguages({ draft, isLinked }: { draft: EditionDraftDetail; isLinked: boolean }) {
  const { t } = useTranslation()
  const { placeOf } = usePieceTexts()
  if (draft.left_behind.length === 0) return null
  return (
    <Banner tone="warn" title={t('editions.behind.title')}>
      <p>{t('editions.behind.text')}</p>
      <ul className="mt-2 grid max-h-40 gap-1 overflow-y-auto">
        {draft.left_behind.map(({ language, pieces }) => (
          <li key={language} className="wrap-anywhere">
            <span lang={language} className="font-strong">
              {languageBy(language).name}
            </span>
            <ul className="flex flex-wrap gap-x-3">
              {draft.pieces
                .filter(({ id }) => pieces.includes(id))
                .map((piece) => (
                  <li key={piece.id}>
                    {isLinked ? (
                      <Link href={`/editions/${draft.id}?piece=${piece.id}`}>{placeOf(piece)}</Link>
                    ) : (
                      placeOf(piece)
                    )}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
