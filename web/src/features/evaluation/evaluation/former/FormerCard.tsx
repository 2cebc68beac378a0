import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { store } from '../../../../outbox/outbox.ts'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { optionsFor } from '../indicator/rules.ts'
import { answerNow } from '../line/line-now.ts'
import { unfinishedRound } from '../raters/unfinished-round.ts'
import type { PlacedIndicator } from '../use-evaluation.ts'
import { mayAnswer } from '../where/place.ts'
import { FormerAnswers } from './FormerAnswers.tsx'
import { formerAt, latestOf } from './former-at.ts'
import type { FormerProps } from './former-props.ts'
import { formerPartsQuery } from './queries.ts'

type Props = FormerProps & { current: PlacedIndicator }

/** Answers from before the line moved to another edition, where the question is now another one. */
export function FormerCard({ ready, movedAt, current: { indicator, category } }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail, options } = ready
  const { line } = detail
  const { data } = useQuery(formerPartsQuery(line.id, movedAt))
  const now = answerNow(line, useOutbox().entries, indicator.id)
  const answers = formerAt(data, indicator.id)
  // Two people who answer a domain independently must not both see an earlier letter.
  if (answers.length === 0 || unfinishedRound(detail, category.id)) return null
  const own = latestOf(answers)
  const again = optionsFor(indicator, options).find(({ code }) => code === own?.option && code !== 'NA')
  const shownBy = line.files.filter((file) => file.category === category.id && own?.files.includes(file.id))
  return (
    <Card isCompact title={t('moving.before')}>
      <div className="grid grid-cols-1 gap-3 [&>button]:whitespace-normal">
        <FormerAnswers
          ready={ready}
          movedAt={movedAt}
          answers={answers}
          hints={{ reworded: t('moving.lookAgain'), other: t('moving.readOnly') }}
        />
        {again && !now && mayAnswer(actor, detail) && (
          <Button
            onPress={() =>
              store(line.id, {
                kind: 'answer',
                indicator: indicator.id,
                option: again.id,
                na_reason: null,
                ...(shownBy.length > 0 && { files: shownBy.map(({ id }) => id) }),
                result: null,
                version: null,
              })
            }
          >
            {t('moving.again', { letter: again.code })}
          </Button>
        )}
      </div>
    </Card>
  )
}
