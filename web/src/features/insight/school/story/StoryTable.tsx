import type { Story } from 'contract/insight/results/school-story'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import {
  bandOf,
  bandText,
  changeText,
  partName,
  percentText,
  type Similar,
  similarText,
} from './story-texts.ts'

const cell = 'px-2 py-2 text-start align-top'

export function StoryTable({ story, similar }: { story: Story; similar: Similar }) {
  const { t } = useTranslation()
  const areCompared = similarText(t, similar) !== null
  const hasBefore = story.lines.length > 1
  return (
    <table className="w-full border-collapse text-15">
      <caption className="sr-only">{t('school.story.label')}</caption>
      <thead>
        <tr className="text-14 text-text2">
          <th scope="col" className={cell}>
            {t('school.story.domain')}
          </th>
          {story.lines.map((each) => (
            <th key={each.line.id} scope="col" className={cell}>
              <span className="max-wide:sr-only">{t(`terms.line.${each.line.evaluation_type}`)} </span>
              {each.line.year}
            </th>
          ))}
          {hasBefore && (
            <th scope="col" className={cell}>
              {t('school.story.change')}
            </th>
          )}
          {areCompared && (
            <th scope="col" className={cell}>
              {t('school.story.similarHead')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {story.parts.map((part) => {
          const band = bandOf(similar, part)
          return (
            <tr key={part.domain?.id ?? 0} className="border-t border-border">
              <th scope="row" className={`${cell} font-medium`}>
                <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                  {partName(t, part)}
                  {part.stage !== null && <StageMark stage={part.stage} />}
                </span>
              </th>
              {part.percents.map((percent, at) => (
                <td key={story.lines[at]?.line.id} className={`${cell} tabular-nums`}>
                  {percentText(t, percent)}
                </td>
              ))}
              {hasBefore && <td className={cell}>{changeText(t, story, part)}</td>}
              {areCompared && <td className={cell}>{band ? bandText(t, band) : '–'}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
