import type { EditionDraft, EditionDraftDetail } from 'contract/instrument/edition-drafts'
import { BookOpenText } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useActor } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { DraftMoves } from './DraftMoves.tsx'
import { FaultsOfDraft } from './FaultsOfDraft.tsx'
import { OffersNotice } from './OffersNotice.tsx'
import { StaleLanguages } from './StaleLanguages.tsx'
import { StatusOfDraft } from './StatusOfDraft.tsx'

/** `code` is the indicator that is open. */
export function DraftHeading({ draft, code }: { draft: EditionDraftDetail; code: string | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="wrap-anywhere">{draft.name}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-15 text-text2">
            <StatusOfDraft status={draft.status} />
            <span>{draft.country?.name ?? t('editions.forAll')}</span>
            <span>{t('editions.madeFrom', { edition: draft.edition })}</span>
            <span>
              {draft.changed === 0 && draft.status === 'open'
                ? t('editions.nothingChanged')
                : t('editions.changed', { count: draft.changed })}
            </span>
            {draft.faults === 0 && draft.left_behind.length === 0 && <span>{t('editions.noFaults')}</span>}
          </div>
        </div>
        <DraftMoves draft={draft} code={code} />
      </div>
      <StateNote draft={draft} />
      <FaultsOfDraft draft={draft} />
      {draft.status !== 'released' && <StaleLanguages draft={draft} isLinked />}
      <OffersNotice draft={draft} />
    </>
  )
}

function StateNote({ draft }: { draft: EditionDraft }) {
  const { t } = useTranslation()
  const me = useActor().id
  if (draft.status === 'released')
    return (
      <Banner
        tone="info"
        title={t('editions.isReleased')}
        isKnown
        action={
          draft.instrument !== null && (
            <ButtonLink icon={BookOpenText} href={`/instruments/detail/${draft.instrument}`}>
              {t('editions.readEdition')}
            </ButtonLink>
          )
        }
      />
    )
  if (draft.handed_in_by)
    return (
      <Banner tone="info" title={t('editions.waits')}>
        <p>
          {draft.handed_in_by.id === me
            ? t('editions.waitsOwn')
            : t('editions.waitsOther', { name: draft.handed_in_by.name })}
        </p>
        {draft.message !== null && (
          <blockquote className="mt-2 border-s-4 border-border ps-3">
            <p className="text-14 font-strong">
              {t('editions.saysWithIt', { name: draft.handed_in_by.name })}
            </p>
            <p className="typed-text">{draft.message}</p>
          </blockquote>
        )}
      </Banner>
    )
  if (draft.reason === null) return null
  return (
    <Banner tone="warn" title={t('editions.wasGivenBack')}>
      <p className="typed-text">{draft.reason}</p>
    </Banner>
  )
}
