import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { EditionDraftDetail } from 'contract/instrument/edition-drafts'
import type { Language } from 'contract/platform/shapes'
import { ArrowLeft, FilePenLine } from 'lucide'
import { useState } from 'react'
import { chosenLanguage } from '../../../i18n/chosen-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ListFallback } from '../../../kit/lists/ListFallback.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs.tsx'
import { DraftHeading } from './DraftHeading.tsx'
import { Outline } from './Outline.tsx'
import { PieceCard } from './PieceCard.tsx'
import { draftQuery } from './queries.ts'
import type { DraftSearch } from './search.ts'
import { useMayWork } from './use-may-work.ts'
import { usePartFocus } from './use-part-focus.ts'

export function DraftPage() {
  const { t } = useTranslation()
  const id = Number(useParams({ from: '/content/editions/$id' }).id)
  const search = useSearch({ from: '/content/editions/$id' })
  const query = useQuery(draftQuery(id))
  const { data } = query
  const title = t('editions.title')
  usePageTitle(data?.name ?? title)
  return (
    <>
      <Breadcrumbs trail={[{ label: title, href: '/editions' }, { label: data?.name ?? '…' }]} />
      {data && !query.isError ? (
        <Parts draft={data} search={search} />
      ) : (
        <>
          <h1>{title}</h1>
          <Card isFlush>
            <ListFallback
              query={query}
              isFiltered={false}
              onClear={() => undefined}
              empty={<EmptyState title={t('editions.none')} />}
            />
          </Card>
        </>
      )}
    </>
  )
}

/** English and the reader's language, or else the first two. */
const firstLanguages = (all: readonly Language[]): Language[] => {
  const mine = all.filter((code) => code === 'en' || code === chosenLanguage())
  return mine.length > 1 ? mine : all.slice(0, 2)
}

function Parts({ draft, search }: { draft: EditionDraftDetail; search: DraftSearch }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayWrite = useMayWork(draft) && draft.status === 'open'
  const [languages, setLanguages] = useState(() => firstLanguages(draft.languages))
  const piece = draft.pieces.find(({ id }) => id === search.piece)
  usePartFocus(piece?.id)
  const onShow = (show: DraftSearch['show']) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, show }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <DraftHeading draft={draft} code={piece?.kind === 'indicator' ? piece.place : undefined} />
      <div className="grid items-start gap-5 desk:grid-cols-[26rem_minmax(0,1fr)]">
        <div className={piece ? 'hidden min-w-0 desk:block' : 'min-w-0'}>
          <Card>
            <Outline draft={draft} search={search} onShow={onShow} />
          </Card>
        </div>
        {piece ? (
          <div className="grid min-w-0 gap-3">
            <div className="desk:hidden">
              <ButtonLink
                kind="quiet"
                icon={ArrowLeft}
                href={`/editions/${draft.id}${search.show === undefined ? '' : `?show=${search.show}`}`}
              >
                {t('editions.backToParts')}
              </ButtonLink>
            </div>
            <PieceCard
              draft={draft}
              piece={piece}
              languages={languages}
              onLanguages={setLanguages}
              field={search.field}
            />
          </div>
        ) : (
          <div className="hidden desk:block">
            <Card>
              <EmptyState
                icon={FilePenLine}
                title={t(mayWrite ? 'editions.choose' : 'editions.chooseToRead')}
              />
            </Card>
          </div>
        )}
      </div>
    </>
  )
}
