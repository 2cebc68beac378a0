import type { FormerParts } from 'contract/evaluation/edition-moves'
import type { File } from 'contract/evaluation/files'
import type { ReactNode } from 'react'
import { removeDraft } from '../../../../drafts/drafts.ts'
import { langOf } from '../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { FormerAnswer } from './FormerAnswer.tsx'
import type { Unsent } from './use-unsent-drafts.ts'

type Props = { parts: FormerParts; files: readonly File[]; unsent: readonly Unsent[]; onClose: () => void }

/** All that a line held before it moved and its edition has no place for. */
export function FormerDialog({ parts: { answers, duties, reasons }, files, unsent, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('moving.beforeTitle')}
      buttons={
        <Button kind="primary" onPress={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <Section title={t('moving.answers')}>
        {answers.map((answer) => (
          <FormerAnswer key={answer.id} answer={answer} files={files} />
        ))}
      </Section>
      <Section title={t('moving.dutiesBefore')}>
        {duties.map(({ kept, plan, ...duty }) => (
          <Former key={duty.code} {...duty} text={plan}>
            <p>{t(kept ? 'moving.kept' : 'moving.notKept')}</p>
          </Former>
        ))}
      </Section>
      <Section title={t('moving.reasons')}>
        {reasons.map((reason) => (
          <Former key={`${reason.code} ${reason.by.id} ${reason.text}`} {...reason} />
        ))}
      </Section>
      <Section title={t('moving.unsent')}>
        {unsent.map(({ name, text }) => (
          <figure key={name} className="grid justify-items-start gap-1 text-14">
            <blockquote lang={langOf(text)} className="whitespace-pre-line">
              {text}
            </blockquote>
            <Button size="compact" onPress={() => removeDraft(name)}>
              {t('moving.discard')}
            </Button>
          </figure>
        ))}
      </Section>
    </Dialog>
  )
}

function Section({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-16">{title}</h3>
      {children}
    </section>
  )
}

type FormerProps = {
  code: string
  name: string
  text: string | null
  by: { name: string }
  children?: ReactNode
}

function Former({ code, name, text, by, children }: FormerProps) {
  return (
    <figure className="grid gap-1 text-14">
      <p>
        <b className="font-strong">{code}</b> {name}
      </p>
      {children}
      {text !== null && (
        <blockquote lang={langOf(text)} className="whitespace-pre-line">
          {text}
        </blockquote>
      )}
      <figcaption className="text-text2">{by.name}</figcaption>
    </figure>
  )
}
