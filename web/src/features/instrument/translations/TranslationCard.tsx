import { deskPartOf } from 'contract/instrument/desk-part'
import { isList, type Translation } from 'contract/instrument/translations'
import type { Language } from 'contract/platform/shapes'
import { useTranslation as useTexts } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../ui/choices/Checkbox.tsx'
import { DeskCard, SaveButtons } from './DeskCard.tsx'
import { SourceText } from './SourceText.tsx'
import { StateBadge } from './StateBadge.tsx'
import { useTranslatedText } from './use-translation.ts'
import { useTranslationTexts } from './use-translation-texts.ts'

type Props = { row: Translation; language: Language; languageName: string }

/** One text: the English on one side, its translation on the other, and whether it is saved. */
export function TranslationCard({ row, language, languageName }: Props) {
  const { t } = useTexts()
  const { titleOf } = useTranslationTexts()
  const now = useTranslatedText(row, language)
  const title = titleOf(row)
  const saved = row.target ?? ''
  return (
    <DeskCard
      id={`translation-${row.id}`}
      {...{ title, language, languageName, saved, now }}
      badge={<StateBadge row={row} isDirty={now.isDirty} />}
      source={<SourceText row={row} isSource={language === 'en'} onConfirm={() => void now.confirm()} />}
      english={row.source}
      bounds={
        isList(row.field) ? { hint: t('translations.hintsHint', { count: row.limit }) } : { limit: row.limit }
      }
    >
      {row.next !== null && <WaitingText text={row.next} {...{ language, title, now }} />}
      {now.isDirty && row.target !== null && deskPartOf(row.kind) === 'instrument' && (
        <MeaningChanged now={now} />
      )}
      {now.isDirty && (
        <SaveButtons title={title} isPending={now.isPending} onDiscard={() => now.write(saved)} />
      )}
    </DeskCard>
  )
}

type PartProps = { title: string; now: ReturnType<typeof useTranslatedText> }

/** What is written for the next edition already. */
function WaitingText({ text, language, title, now }: PartProps & { text: string; language: Language }) {
  const { t } = useTexts()
  return (
    <div className="grid justify-items-start gap-1 text-15">
      <p className="font-strong">{t('translations.waits')}</p>
      <p lang={language} className="typed-text">
        {text}
      </p>
      <Button kind="quiet" isPending={now.isPending} onPress={() => void now.takeBack()}>
        {t('translations.takeBack')}
        <span className="sr-only"> {title}</span>
      </Button>
    </div>
  )
}

function MeaningChanged({ now }: Pick<PartProps, 'now'>) {
  const { t } = useTexts()
  return (
    <Checkbox
      label={t('translations.meaning')}
      hint={t('translations.meaningHint')}
      isSelected={now.isMeaning}
      onChange={now.setMeaning}
    />
  )
}
