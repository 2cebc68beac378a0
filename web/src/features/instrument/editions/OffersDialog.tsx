import { useQueryClient } from '@tanstack/react-query'
import type { DraftOffer, DraftOffers } from 'contract/instrument/draft-offers'
import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { languageBy } from 'contract/platform/languages'
import { useState } from 'react'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { offersQuery, readPiecesAgain, settleOffers } from './queries.ts'
import { usePieceTexts } from './use-piece-texts.ts'

type Props = { isOpen: boolean; onClose: () => void; draft: EditionDraft; offered: DraftOffers }

/** Takes words in or leaves them, and shows what is offered then. */
const useSettling = (draft: number) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const settle = async (take: boolean, some: readonly DraftOffer[]) => {
    setPending(true)
    setProblem(null)
    try {
      queryClient.setQueryData(offersQuery(draft).queryKey, await settleOffers(draft, take, some))
    } catch (error) {
      setProblem(problemText(t, error))
    }
    await readPiecesAgain(queryClient, draft)
    setPending(false)
  }
  return { settle, isPending, problem }
}

/** What the draft says beside what it may take in: one press for one, or for all that are shown. */
export function OffersDialog({ isOpen, onClose, draft, offered }: Props) {
  const { t } = useTranslation()
  const { settle, isPending, problem } = useSettling(draft.id)
  const { count, offers } = offered
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('editions.offers.title')}
      width="large"
      isQuestion={false}
      buttons={
        count === 0 ? (
          <Button kind="primary" onPress={onClose}>
            {t('ui.close')}
          </Button>
        ) : (
          <>
            <Button isDisabled={isPending} onPress={() => void settle(false, offers)}>
              {t('editions.offers.leaveAll', { count: offers.length })}
            </Button>
            <Button kind="primary" isPending={isPending} onPress={() => void settle(true, offers)}>
              {t('editions.offers.takeAll', { count: offers.length })}
            </Button>
          </>
        )
      }
    >
      <p className="text-text2">{count === 0 ? t('editions.offers.none') : t('editions.offers.text')}</p>
      {problem !== null && <Banner tone="danger">{problem}</Banner>}
      <ul className="grid gap-4">
        {offers.map((offer) => (
          <li key={`${offer.piece} ${offer.language} ${offer.field} ${offer.why}`}>
            <Offer offer={offer} isPending={isPending} onSettle={(take) => void settle(take, [offer])} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type OfferProps = { offer: DraftOffer; isPending: boolean; onSettle: (take: boolean) => void }

function Offer({ offer, isPending, onSettle }: OfferProps) {
  const { t } = useTranslation()
  const { placeOf, fieldOf } = usePieceTexts()
  const { language, field, why, text, offered } = offer
  const name = `${placeOf(offer)}: ${t('editions.textIn', { field: fieldOf(field), language: languageBy(language).name })}`
  return (
    <section aria-label={name} className="grid gap-2 rounded-card border border-border p-4">
      <h3 className="text-15">{name}</h3>
      <p className="text-14 text-text2">{t(`editions.offers.${why}`)}</p>
      <div className="grid items-start gap-3 wide:grid-cols-2">
        <OfferedText label={t('editions.offers.now')} language={language} text={text || '–'} />
        <OfferedText label={t('editions.offers.offered')} language={language} text={offered} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" isDisabled={isPending} onPress={() => onSettle(true)}>
          {t('editions.offers.take')}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button size="compact" kind="quiet" isDisabled={isPending} onPress={() => onSettle(false)}>
          {t('editions.offers.leave')}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </section>
  )
}

function OfferedText({ label, language, text }: { label: string; language: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="text-14 font-strong">{label}</p>
      <p lang={language} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  )
}
