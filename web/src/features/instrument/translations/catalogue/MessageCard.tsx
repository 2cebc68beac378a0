import type { CatalogueText } from 'contract/instrument/catalogue'
import type { Language } from 'contract/platform/shapes'
import { DraftNotice } from '../../../../drafts/DraftNotice.tsx'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { TextConflict } from '../../../../kit/forms/TextConflict.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { MessageSource } from './MessageSource.tsx'
import { MessageStateBadge } from './MessageStateBadge.tsx'
import { type AvoidedTexts, useMessage } from './use-message.ts'

type Props = { row: CatalogueText; language: Language; languageName: string; avoided: AvoidedTexts }

/** One message: English and the released words on one side, what is shown in the language on the other. */
export function MessageCard({ row, language, languageName, avoided }: Props) {
  const { t } = useTranslation()
  const now = useMessage(row, language, avoided)
  const heading = `message-${row.id}`
  const title = `${t(`catalogue.area.${row.area}`)}: ${row.key}`
  return (
    <article aria-labelledby={heading} className="border-t border-border px-4 py-4 wide:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={heading} className="min-w-0 text-15 wrap-anywhere">
          {title}
        </h3>
        <MessageStateBadge state={row.state} isDirty={now.isDirty} />
      </div>
      <form
        className="mt-2 grid gap-x-6 gap-y-3 desk:grid-cols-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void now.save()
        }}
      >
        <MessageSource
          row={row}
          language={language}
          {...(!now.isDirty && { onConfirm: () => void now.confirm() })}
        />
        <div className="grid min-w-0 content-start gap-2">
          <p aria-hidden="true" lang={language} className="text-15 font-strong">
            {languageName}
          </p>
          <TextArea
            label={t('translations.textIn', { title, language: languageName })}
            isLabelHidden
            lang={language}
            value={now.text}
            onChange={now.write}
            grows
            rows={Math.min(8, Math.max(2, Math.ceil(row.source.length / 60)))}
            limit={row.limit}
            {...(now.problem !== undefined && { problem: now.problem })}
          />
        </div>
        <div className="grid gap-3 empty:hidden desk:col-start-2">
          <DraftNotice draft={now.drafted.draft} of={title} />
          <TextConflict
            label={languageName}
            saved={row.target}
            drafted={now.drafted}
            onMine={() => void now.save()}
            isPending={now.isPending}
          />
          <MessageButtons row={row} title={title} now={now} />
          {row.changed_by !== null && row.changed_at !== null && (
            <p className="text-14 text-text2">
              {t('catalogue.changedBy', { name: row.changed_by, day: formatDateTime(row.changed_at) })}
            </p>
          )}
        </div>
      </form>
    </article>
  )
}

type ButtonProps = { row: CatalogueText; title: string; now: ReturnType<typeof useMessage> }

function MessageButtons({ row, title, now }: ButtonProps) {
  const { t } = useTranslation()
  const isCorrected = row.state !== 'released'
  if (!now.isDirty && !isCorrected) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {now.isDirty && (
        <>
          <Button kind="primary" type="submit" isPending={now.isPending}>
            {t('lists.save')}
            <span className="sr-only"> {title}</span>
          </Button>
          <Button kind="quiet" onPress={() => now.write(row.target)}>
            {t('translations.discard')}
            <span className="sr-only"> {title}</span>
          </Button>
        </>
      )}
      {isCorrected && !now.isDirty && (
        <Button isPending={now.isPending} onPress={() => void now.goBack()}>
          {t('catalogue.back')}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </div>
  )
}
