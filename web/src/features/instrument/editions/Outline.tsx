import type { DraftPieceBrief, EditionDraftDetail } from 'contract/instrument/edition-drafts'
import { CircleAlert, PencilLine } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Disclosure } from '../../../ui/cards/Disclosure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { Segments } from '../../../ui/navigation/Segments.tsx'
import { type DraftSearch, type ShownParts, shownParts } from './search.ts'
import { idInOutline } from './use-part-focus.ts'
import { usePieceTexts } from './use-piece-texts.ts'

type Props = {
  draft: EditionDraftDetail
  search: DraftSearch
  onShow: (show: ShownParts) => void
}

const isShown = (piece: DraftPieceBrief, show: ShownParts): boolean =>
  show === 'all' || (show === 'changed' ? piece.is_changed : piece.faults > 0)

/** All parts of a draft by domain, with marks for changes and faults. */
export function Outline({ draft, search, onShow }: Props) {
  const { t } = useTranslation()
  // who releases a draft sees what changed first
  const show = search.show ?? (draft.status === 'handed_in' ? 'changed' : 'all')
  const shown = draft.pieces.filter((piece) => isShown(piece, show))
  const domains = [...new Set(shown.map(({ domain }) => domain))]
  const chosen = draft.pieces.find(({ id }) => id === search.piece)
  return (
    <nav aria-label={t('editions.parts')} className="grid content-start gap-2">
      <Segments
        label={t('editions.parts')}
        choices={shownParts.map((id) => ({
          id,
          label: t(`editions.show.${id}`),
          ...(id !== 'all' && { count: draft.pieces.filter((piece) => isShown(piece, id)).length }),
        }))}
        value={show}
        onChange={onShow}
      />
      {shown.length === 0 && <p className="p-3 text-text2">{t('editions.nothingShown')}</p>}
      {domains.map((domain) => {
        const pieces = shown.filter((piece) => piece.domain === domain)
        const title = draft.pieces.find((piece) => piece.kind === 'category' && piece.domain === domain)
        return (
          <Disclosure
            key={`${domain} ${show}`}
            title={title ? `${title.place} ${title.name}` : t('editions.whole')}
            level={2}
            isOpenAtFirst={show !== 'all' || chosen?.domain === domain}
            aside={<span className="text-13 text-text2 tabular-nums">{pieces.length}</span>}
          >
            <ul className="grid">
              {pieces.map((piece) => (
                <li key={piece.id}>
                  <PieceLink piece={piece} draft={draft.id} search={search} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )
      })}
    </nav>
  )
}

type LinkProps = { piece: DraftPieceBrief; draft: number; search: DraftSearch }

function PieceLink({ piece, draft, search }: LinkProps) {
  const { t } = useTranslation()
  const { placeOf } = usePieceTexts()
  const isChosen = search.piece === piece.id
  const query = new URLSearchParams({
    piece: String(piece.id),
    ...(search.show !== undefined && { show: search.show }),
  })
  return (
    <Link
      id={idInOutline(piece.id)}
      href={`/editions/${draft}?${query}`}
      variant="title"
      {...(isChosen && { 'aria-current': 'true' as const })}
    >
      <span
        className={`flex min-w-0 items-start gap-2 rounded-control px-2 py-2 text-15 ${isChosen ? 'bg-primary-soft font-medium text-primary-soft-text' : 'font-normal'}`}
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block text-13 text-text2">{placeOf(piece)}</span>
          {piece.name}
        </span>
        {piece.is_changed && (
          <span className="inline-flex pt-1">
            <Icon of={PencilLine} size="small" />
            <span className="sr-only">{t('editions.show.changed')}</span>
          </span>
        )}
        {piece.faults > 0 && (
          <span className="inline-flex items-center gap-1 pt-1 text-13 text-danger">
            <Icon of={CircleAlert} size="small" />
            <span aria-hidden="true">{piece.faults}</span>
            <span className="sr-only">{t('editions.faults', { count: piece.faults })}</span>
          </span>
        )}
      </span>
    </Link>
  )
}
