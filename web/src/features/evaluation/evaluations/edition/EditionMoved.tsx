import type { CarriedCounts, EditionPreview } from 'contract/evaluation/edition-moves'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'

type Props = { evaluation: number; line: number; choice: EditionPreview; counts: CarriedCounts | null }

export function EditionMoved({ evaluation, line, choice, counts }: Props) {
  const { t } = useTranslation()
  const { carried, reworded, other, open } = counts ?? choice.counts
  return (
    <div className="grid justify-items-start gap-4">
      <Banner tone="info" title={t('moving.movedTo', { name: choice.instrument.name })}>
        <p>{t('moving.carried', { count: carried })}</p>
        <p>{t('moving.toAnswer', { count: reworded + other + open })}</p>
      </Banner>
      <p className="text-text2">{t('moving.schoolKnows')}</p>
      <ButtonLink
        kind="primary"
        href={addressOfEvaluation({ id: evaluation, instrument: choice.instrument }, { line })}
      >
        {t('moving.open')}
      </ButtonLink>
    </div>
  )
}
