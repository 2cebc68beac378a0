import type { FormerParts } from 'contract/evaluation/edition-moves'
import type { ReactNode } from 'react'
import { removeDraft } from '../../../../drafts/drafts.ts'
import { langOf } from '../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { FormerAnswer } from './FormerAnswer.tsx'
import { FormerText } from './FormerText.tsx'
import type { FormerProps } from './former-props.ts'
import type { Unsent } from './use-unsent-drafts.ts'

type Props = FormerProps & { parts: FormerParts; unsent: readonly Unsent[]; onClose: () => void }

export function FormerDialog({ ready, movedAt, parts, unsent, onClose }: Props) {
  const { answers, duties, reasons } = parts
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
          <FormerAnswer key={answer.id} ready={ready} movedAt={movedAt} answer={answer} />
        ))}
      </Section>
      <Section title={t('moving.dutiesBefore')}>
        {duties.map(({ id, kept, plan, ...duty }) => (
          <Former key={id} {...duty}>
            <p>{t(kept ? 'moving.kept' : 'moving.notKept')}</p>
            <FormerText
              ready={ready}
              movedAt={movedAt}
              words={{ kind: 'plan', id }}
              code={duty.code}
              text={plan}
            />
          </Former>
        ))}
      </Section>
      <Section title={t('moving.reasons')}>
        {reasons.map(({ kind, indicator, text, ...reason }) => (
          <Former key={`${kind} ${indicator} ${reason.by.id}`} {...reason}>
            <FormerText
              ready={ready}
              movedAt={movedAt}
              words={kind === 'rating' ? { kind, indicator, rater: reason.by.id } : { kind, indicator }}
              code={reason.code}
              text={text}
            />
          </Former>
        ))}
      </Section>
      <Section title={t('moving.unsent')}>
        {unsent.map(({ name, text }) => (
          <figure key={name} className="grid justify-items-start gap-1 text-14">
            <blockquote lang={langOf(text)} className="typed-text">
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

type OneProps = { code: string; name: string; by: { name: string }; children: ReactNode }

function Former({ code, name, by, children }: OneProps) {
  return (
    <figure className="grid gap-1 text-14">
      <p>
        <b className="font-strong">{code}</b> {name}
      </p>
      {children}
      <figcaption className="text-text2">{by.name}</figcaption>
    </figure>
  )
}
