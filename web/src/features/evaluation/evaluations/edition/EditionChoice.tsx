import type { EditionChoices, EditionPreview as Preview } from 'contract/evaluation/edition-moves'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { EditionPreview } from './EditionPreview.tsx'

type Props = {
  choices: EditionChoices
  choice: Preview | undefined
  choose: (instrument: number) => void
  problem: string | undefined
}

export function EditionChoice({ choices: { instrument, choices }, choice, choose, problem }: Props) {
  const { t } = useTranslation()
  const { name } = instrument
  if (!choice) return <EmptyState title={t('moving.none')}>{t('moving.noneText', { name })}</EmptyState>
  return (
    <>
      <p className="text-text2">{t('moving.text', { name })}</p>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Select
        label={t('moving.edition')}
        choices={choices.map((each) => ({ id: each.instrument.id, label: each.instrument.name }))}
        value={choice.instrument.id}
        onChange={choose}
      />
      <EditionPreview key={choice.instrument.id} choice={choice} />
    </>
  )
}
