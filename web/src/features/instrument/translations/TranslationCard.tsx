import { deskPartOf } from 'contract/instrument/desk-part'
import { isList, type Translation } from 'contract/instrument/translations'
import type { Language } from 'contract/platform/shapes'
import { DraftNotice } from '../../../drafts/DraftNotice.tsx'
import { useTranslation as useTexts } from '../../../i18n/translation.tsx'
import { TextConflict } from '../../../kit/forms/TextConflict.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../ui/choices/Checkbox.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { SourceText } from './SourceText.tsx'
import { StateBadge } from './StateBadge.tsx'
import { useTranslatedText } from './use-translation.ts'
import { useTranslationTexts } from './use-translation-texts.ts'

type Props = { row: Translation; language: Language; languageName: string }

/** One text: the English on one side, its translation on the other, and whether it is saved. */
export function TranslationCard({ row, language, languageName }: Props) {
  const { titleOf } = useTranslationTexts()
  const now = useTranslatedText(row, language)
  const title = titleOf(row)
  const heading = `translation-${row.id}`
  return (
    <article aria-labelledby={heading} className="border-t border-border px-4 py-4 wide:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={heading} className="text-15">
          {title}
        </h3>
        <StateBadge row={row} isDirty={now.isDirty} />
      </div>
      <form
        className="mt-2 grid gap-x-6 gap-y-3 desk:grid-cols-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void now.save()
        }}
      >
        <SourceText row={row} isSource={language === 'en'} onConfirm={() => void now.confirm()} />
        <div className="grid min-w-0 content-start gap-2">
          <p aria-hidden="true" lang={language} className="text-15 font-strong">
            {languageName}
          </p>
          <TranslationField {...{ row, language, languageName, title, now }} />
        </div>
        <div className="grid gap-3 empty:hidden desk:col-start-2">
          <DraftNotice draft={now.drafted.draft} of={title} />
          <TextConflict
            label={languageName}
            saved={row.target ?? ''}
            drafted={now.drafted}
            onMine={() => void now.save()}
            isPending={now.isPending}
          />
          {row.next !== null && <WaitingText text={row.next} {...{ language, title, now }} />}
          {now.isDirty && row.target !== null && deskPartOf(row.kind) === 'instrument' && (
            <MeaningChanged now={now} />
          )}
          {now.isDirty && <SaveButtons row={row} title={title} now={now} />}
        </div>
      </form>
    </article>
  )
}

type PartProps = { title: string; now: ReturnType<typeof useTranslatedText> }

function TranslationField({ row, language, languageName, title, now }: PartProps & Props) {
  const { t } = useTexts()
  return (
    <TextArea
      label={t('translations.textIn', { title, language: languageName })}
      isLabelHidden
      lang={language}
      value={now.text}
      onChange={now.write}
      grows
      rows={Math.min(8, Math.max(2, Math.ceil(row.source.length / 60)))}
      {...(isList(row.field)
        ? { hint: t('translations.hintsHint', { count: row.limit }) }
        : { limit: row.limit })}
      {...(now.problem !== undefined && { problem: now.problem })}
    />
  )
}

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

function SaveButtons({ row, title, now }: PartProps & { row: Translation }) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button kind="primary" type="submit" isPending={now.isPending}>
        {t('lists.save')}
        <span className="sr-only"> {title}</span>
      </Button>
      <Button kind="quiet" onPress={() => now.write(row.target ?? '')}>
        {t('translations.discard')}
        <span className="sr-only"> {title}</span>
      </Button>
    </div>
  )
}
