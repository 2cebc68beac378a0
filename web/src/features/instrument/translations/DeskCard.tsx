import type { Language } from 'contract/platform/shapes'
import type { ReactNode } from 'react'
import { DraftNotice } from '../../../drafts/DraftNotice.tsx'
import type { DraftedText } from '../../../drafts/use-drafted-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { TextConflict } from '../../../kit/forms/TextConflict.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'

type Worked = {
  text: string
  write: (text: string) => void
  drafted: DraftedText
  problem: string | undefined
  isPending: boolean
  save: () => Promise<void>
}

type Props = {
  id: string
  title: string
  badge: ReactNode
  source: ReactNode
  language: Language
  languageName: string
  /** Its length sets the height of the field. */
  english: string
  saved: string
  now: Worked
  /** A limit in characters, or a hint about several lines. */
  bounds: { limit: number } | { hint: string }
  /** Buttons and notes. */
  children: ReactNode
}

/** A text in English and in the language it is translated into, side by side. */
export function DeskCard(props: Props) {
  const { id, title, badge, source, languageName, saved, now, children } = props
  return (
    <DeskFrame {...{ id, title, badge }}>
      <form
        className="mt-2 grid gap-x-6 gap-y-3 desk:grid-cols-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void now.save()
        }}
      >
        {source}
        <DeskField {...props} />
        <div className="grid gap-3 empty:hidden desk:col-start-2">
          <DraftNotice draft={now.drafted.draft} of={title} />
          <TextConflict
            label={languageName}
            saved={saved}
            drafted={now.drafted}
            onMine={() => void now.save()}
            isPending={now.isPending}
          />
          {children}
        </div>
      </form>
    </DeskFrame>
  )
}

type FrameProps = Pick<Props, 'id' | 'title' | 'badge' | 'children'>

export function DeskFrame({ id, title, badge, children }: FrameProps) {
  return (
    <article aria-labelledby={id} className="border-t border-border px-4 py-4 wide:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={id} className="min-w-0 text-15 wrap-anywhere">
          {title}
        </h3>
        {badge}
      </div>
      {children}
    </article>
  )
}

function DeskField({ title, language, languageName, english, now, bounds }: Props) {
  const { t } = useTranslation()
  return (
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
        rows={Math.min(8, Math.max(2, Math.ceil(english.length / 60)))}
        {...bounds}
        {...(now.problem !== undefined && { problem: now.problem })}
      />
    </div>
  )
}

type ButtonProps = { title: string; isPending: boolean; onDiscard: () => void }

export function SaveButtons({ title, isPending, onDiscard }: ButtonProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button kind="primary" type="submit" isPending={isPending}>
        {t('lists.save')}
        <span className="sr-only"> {title}</span>
      </Button>
      <Button kind="quiet" onPress={onDiscard}>
        {t('translations.discard')}
        <span className="sr-only"> {title}</span>
      </Button>
    </div>
  )
}
