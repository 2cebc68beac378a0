import { useQueryClient } from '@tanstack/react-query'
import type { DraftOffer, DraftOffers } from 'contract/instrument/draft-offers'
import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { useState } from 'react'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Offer } from './Offer.tsx'
import { offersQuery, readPiecesAgain, settleOffers } from './queries.ts'

type Props = { isOpen: boolean; onClose: () => void; draft: EditionDraft; offered: DraftOffers }

/** Applies or rejects offers and shows those that remain. */
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

/** One press applies or rejects one offer, or all that are shown. */
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
