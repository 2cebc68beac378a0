import { CornerUpLeft } from 'lucide'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'

type Props = { ready: EvaluationReady; onGoOn: () => void }

/**
 * Shown when a line was returned while its review was open here: otherwise shortcuts of the review would change the
 * school's answers on the same page.
 */
export function PassedOn({ ready: { detail }, onGoOn }: Props) {
  const { t } = useTranslation()
  const me = useActor().id
  const part = useRef<HTMLElement>(null)
  useEffect(() => part.current?.focus(), [])
  const by = detail.line.reviews.at(-1)?.by
  const title =
    by && by.id !== me ? t('review.returnedByOther', { name: by.name }) : t('review.returnedByYou')
  return (
    <section ref={part} tabIndex={-1} aria-label={title} className="grid flex-1 content-center outline-none">
      <EmptyState
        icon={CornerUpLeft}
        title={title}
        isHeading
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink kind="primary" href="/evaluations">
              {t('review.allEvaluations')}
            </ButtonLink>
            <Button onPress={onGoOn}>{t('review.openAnswers')}</Button>
          </div>
        }
      >
        {t('review.answersOfSchool')}
      </EmptyState>
    </section>
  )
}
