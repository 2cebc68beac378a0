import type { Indicator } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { NotesByVoice } from '../../../../kit/lines/NotesByVoice.tsx'
import { WrittenAbout } from '../../../../kit/lines/WrittenAbout.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { AnswerMark } from '../domains/AnswerMark.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { useLineBefore } from '../where/use-line-before.ts'

export function LastTime({ ready, indicator }: { ready: EvaluationReady; indicator: Indicator }) {
  const { t } = useTranslation()
  const { hasBefore, line } = useLineBefore(ready.detail)
  if (!hasBefore) return <p className="text-14 text-text2 lowbar:text-13">{t('evaluation.firstLine')}</p>
  if (!line) return <div className="min-h-20" />
  const last = line.results.find((result) => result.indicator === indicator.id)
  const answer = ready.options.find(({ id }) => id === last?.option.id)
  const notes = line.notes.filter((note) => note.indicator === indicator.id && !note.hidden)
  return (
    <Card
      isCompact
      title={t('evaluation.lastTime', { year: String(line.year) })}
      aside={answer && <AnswerMark code={answer.code} stage={answer.stage} />}
    >
      {!answer && <p className="text-14 text-text2">{t('evaluation.noAnswerThen')}</p>}
      <NotesByVoice notes={notes} isOfSchoolNamed>
        {({ text, former_code }) => (
          <>
            <WrittenAbout code={former_code} />
            <blockquote className="text-14 typed-text text-text2">{text}</blockquote>
          </>
        )}
      </NotesByVoice>
    </Card>
  )
}
