import { deskPartOf } from 'contract/instrument/desk-part'
import { isList, type Translation } from 'contract/instrument/translations'
import type { Language } from 'contract/platform/shapes'
import { useTranslation as useTexts } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../ui/choices/Checkbox.tsx'
import { DeskCard, DeskFrame, SaveButtons } from './DeskCard.tsx'
import { English, SourceText } from './SourceText.tsx'
import { StateBadge } from './StateBadge.tsx'
import { useTranslatedText } from './use-translation.ts'
import { useTranslationTexts } from './use-translation-texts.ts'

type Props = { row: Translation; language: Language; languageName: string; isReadOnly: boolean }

export function TranslationCard({ isReadOnly, ...props }: Props) {
  return isReadOnly ? <ReadText {...props} /> : <WorkedText {...props} />
}

type TextProps = Omit<Props, 'isReadOnly'>

function ReadText({ row, language, languageName }: TextProps) {
  const { t } = useTexts()
  const { titleOf } = useTranslationTexts()
  return (
    <DeskFrame
      id={`translation-${row.id}`}
      title={titleOf(row)}
      badge={<StateBadge row={row} isDirty={false} />}
    >
      <div className="mt-2 grid gap-x-6 gap-y-3 text-15 desk:grid-cols-2">
        {language !== 'en' && <English text={row.source} />}
        <div className="grid min-w-0 content-start gap-2">
          <p lang={language} className="font-strong">
            {languageName}
          </p>
          <p lang={row.target === null ? undefined : language} className="typed-text">
            {row.target ?? t('translations.state.untranslated')}
          </p>
        </div>
      </div>
    </DeskFrame>
  )
}

/** With its state of saving. */
function WorkedText({ row, language, languageName }: TextProps) {
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

/** The text prepared for the next edition. */
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
