import type { DraftOffer } from 'contract/instrument/draft-offers'
import { languageBy } from 'contract/platform/languages'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { usePieceTexts } from './use-piece-texts.ts'

type OfferProps = { offer: DraftOffer; isPending: boolean; onSettle: (take: boolean) => void }

/** A text of the draft next to the one that may replace it. */
export function Offer({ offer, isPending, onSettle }: OfferProps) {
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
      <p lang={language} className="typed-text">
        {text}
      </p>
    </div>
  )
}
