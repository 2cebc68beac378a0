import { isFinal } from 'contract/insight/results/results-shown'
import type { Story } from 'contract/insight/results/school-story'
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { LineMark, type LineStroke } from '../../../../ui/figures/line-marks.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { StoryPlot } from './StoryPlot.tsx'
import {
  type Band,
  bandOf,
  bandText,
  changeText,
  lineLabel,
  partName,
  percentText,
  type Similar,
  similarText,
} from './story-texts.ts'

const strokes = { base: 'first', second: 'second', third: 'third' } as const

export const strokeOf = ({ line }: Story['lines'][number]): LineStroke => strokes[line.evaluation_type]

/** The total and each domain, side by side on one scale. */
export function StoryCharts({ story, similar }: { story: Story; similar: Similar }) {
  const { t } = useTranslation()
  const comparison = similarText(t, similar)
  return (
    <>
      <ul className="grid gap-2.5 min-[22rem]:grid-cols-2 wide:grid-cols-4">
        {story.parts.map((part) => (
          <StoryChart key={part.domain?.id ?? 0} story={story} part={part} band={bandOf(similar, part)} />
        ))}
      </ul>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-14 text-text2">
        {story.lines.map((each) => (
          <li key={each.line.id} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 shrink-0">
              <LineMark stroke={strokeOf(each)} x={7} y={7} />
            </svg>
            {lineLabel(t, each)}
          </li>
        ))}
        <li>{t('school.story.scale')}</li>
        {comparison !== null && (
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="h-3.5 w-6 shrink-0 border-y border-h3 bg-h1" />
            {comparison}
          </li>
        )}
      </ul>
    </>
  )
}

type Props = { story: Story; part: Story['parts'][number]; band: Band | null }

/** The chart is hidden from screen readers; its text says the same. */
function StoryChart({ story, part, band }: Props) {
  const { t } = useTranslation()
  const { change, percents, stage } = part
  const changed = changeText(t, story, part)
  const values = percents.map((percent) => percentText(t, percent))
  const icon = change === null ? ArrowRight : change > 0 ? ArrowUp : ArrowDown
  const colour = change === null ? 'text-text2' : change > 0 ? 'text-valid' : 'text-danger'
  return (
    <li
      className={`flex min-w-0 flex-col rounded-control border border-border p-2.5 wide:p-3 ${part.domain ? '' : 'bg-surface2'}`}
    >
      <p className="flex items-start justify-between gap-1 text-14 leading-snug font-strong">
        <span className="min-w-0 wrap-break-word hyphens-auto">{partName(t, part)}</span>
        {stage !== null && (
          <span aria-hidden="true">
            <StageMark stage={stage} isLabelHidden />
          </span>
        )}
      </p>
      <p className="sr-only">
        {t('school.story.values', { values: values.join(', ') })}{' '}
        {stage !== null && t('school.story.stage', { stage: t(`ui.stage.${stage}`) })}{' '}
        {band && `${t('school.story.similarHead')}: ${bandText(t, band)}`}
      </p>
      <div aria-hidden="true" className="mt-auto">
        <StoryPlot
          band={band}
          points={story.lines.map((each, at) => ({
            percent: percents[at] ?? null,
            stroke: strokeOf(each),
            isDashed: !isFinal(each),
          }))}
        />
        <div dir="ltr" className="flex justify-around text-15 tabular-nums">
          {percents.map((percent, at) => (
            <span
              key={story.lines[at]?.line.id}
              className={at === percents.length - 1 ? 'font-bold' : 'text-text2'}
            >
              {percent === null ? '–' : values[at]}
            </span>
          ))}
        </div>
      </div>
      {changed && (
        <p className={`mt-1 flex items-start gap-1 text-14 font-medium ${colour}`}>
          <span className="mt-0.75 inline-flex">
            <Icon of={icon} size="small" />
          </span>
          {changed}
        </p>
      )}
    </li>
  )
}
