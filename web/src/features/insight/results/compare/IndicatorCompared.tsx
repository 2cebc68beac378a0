import type { Note } from 'contract/evaluation/notes'
import type { Goal } from 'contract/evaluation/plan/goals'
import type { Movement } from 'contract/insight/results/comparisons'
import type { LineResults } from 'contract/insight/results/school-results'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { NotesByVoice } from '../../../../kit/lines/NotesByVoice.tsx'
import { WrittenAbout } from '../../../../kit/lines/WrittenAbout.tsx'
import { lineName } from '../../../evaluation/evaluation/line/LinePicker.tsx'
import { LetterMark } from '../LetterMark.tsx'
import { ActionsRead } from '../plan/GoalRead.tsx'
import { MovementMark } from './MovementMark.tsx'

type Indicator = LineResults['indicators'][number]
type Props = {
  indicator: Indicator
  was: Indicator | undefined
  /** The earlier line and the later one. */
  lines: readonly [LineResults, LineResults]
  notes: readonly (readonly Note[])[]
  goals: readonly Goal[]
  moved: Movement | null
}

export function IndicatorCompared({ indicator, was, lines, notes, goals, moved }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 className="text-15 font-semibold">
          {indicator.code} {indicator.name}
        </h4>
        <MovementMark moved={moved} />
      </div>
      <div className="mt-2 grid gap-3 wide:grid-cols-2 print:grid-cols-2">
        {[was?.option ?? null, indicator.option].map((code, at) => (
          <div key={at === 0 ? 'then' : 'now'} className="min-w-0">
            <p className="flex items-center gap-2 text-14 text-text2">
              {lines[at] && lineName(t, lines[at].line)}
              <LetterMark code={code} />
            </p>
            <NotesByVoice notes={notes[at] ?? []} level={5} isOfSchoolNamed>
              {(note) => (
                <div className="mt-1.5 border-s-2 border-border ps-3">
                  <WrittenAbout code={note.former_code} />
                  <blockquote className={`text-15 typed-text ${note.hidden ? 'text-text2 italic' : ''}`}>
                    {note.hidden ? t('evaluation.hiddenWords') : note.text}
                  </blockquote>
                </div>
              )}
            </NotesByVoice>
          </div>
        ))}
      </div>
      {goals.map((goal) => (
        <div key={goal.id} className="mt-3 rounded-control bg-surface2 px-3 py-2.5">
          <p className="text-15 font-medium">
            {t('results.goalBetween', { title: goal.title, status: t(`plan.goalStatus.${goal.status}`) })}
          </p>
          <p className="text-14 text-text2">
            {t(moved === null ? 'results.goalMoved.none' : `results.goalMoved.${moved}`)}
          </p>
          <ActionsRead goal={goal} />
        </div>
      ))}
    </>
  )
}
