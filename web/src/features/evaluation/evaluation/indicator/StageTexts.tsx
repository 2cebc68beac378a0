import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Indicator, Option } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { StageMark, type StageShown } from '../../../../ui/figures/StageMark.tsx'
import { useShownTexts } from '../comfort/shown-texts.ts'
import { ruleOf } from './rules.ts'

const styles: Record<StageShown, { top: string; on: string }> = {
  1: { top: 'border-t-s1', on: 'border-s1 ring-1 ring-s1' },
  2: { top: 'border-t-s2', on: 'border-s2 ring-1 ring-s2' },
  3: { top: 'border-t-s3', on: 'border-s3 ring-1 ring-s3' },
}

export type StageTextsProps = {
  indicator: Indicator
  /** Those that fit the indicator. */
  options: readonly Option[]
  chosen: Option | undefined
}

/** The card of a stage, marked where the answer is of it. */
export const stageStyle = (stage: StageShown, chosen: Option | undefined): string =>
  `min-w-0 rounded-card border border-t-4 bg-surface px-3 pt-2 pb-2.5 lowbar:pt-1 lowbar:pb-1 ${styles[stage].top} ${chosen?.stage === stage ? styles[stage].on : 'border-border'}`

/** What each stage looks like for this indicator. Where the letters have no room for their rules, these stand here. */
export function StageTexts({ indicator, options, chosen }: StageTextsProps) {
  const { levels } = useShownTexts(indicator)
  return (
    <div className="mt-3 grid gap-2.5 letters:grid-cols-[2fr_2fr_3fr] print:grid-cols-3">
      {stageNumbers.map((stage) => (
        <section key={stage} className={stageStyle(stage, chosen)}>
          <h2 className="text-16 leading-normal">
            <StageMark stage={stage} />
          </h2>
          {indicator.statements?.length > 0 ? (
            <Statements indicator={indicator} stage={stage} />
          ) : (
            <p id={`level-${stage}`} className="mt-1 text-15 leading-normal">
              {levels[stage - 1]}
            </p>
          )}
          <StageRules stage={stage} options={options} />
        </section>
      ))}
    </div>
  )
}

type StatementsProps = { indicator: Indicator; stage: StageShown }

/** What will be ticked, in its place while the boxes are on their way: who reads is not thrown back by them. */
function Statements({ indicator, stage }: StatementsProps) {
  return (
    <ul id={`level-${stage}`} className="mt-1 grid gap-1 text-15 leading-snug lowbar:mt-0.5 lowbar:gap-0">
      {indicator.statements
        .filter((statement) => statement.stage === stage)
        .map(({ id, text }) => (
          <li key={id} className="flex min-h-11 items-start gap-2.5 py-1.5 fine:min-h-8 fine:py-1">
            <span aria-hidden="true" className="size-6 shrink-0 rounded-small border-2 border-border" />
            {text}
          </li>
        ))}
    </ul>
  )
}

/** Where the letters have no room for their rules, these stand in the stages. */
export function StageRules({ stage, options }: { stage: StageShown; options: readonly Option[] }) {
  const { t } = useTranslation()
  return (
    <p aria-hidden="true" className="mt-1.5 text-13 text-text2 rules:hidden print:hidden">
      {options
        .filter((option) => option.stage === stage)
        .map((option) => `${option.code} ${ruleOf(t, option)}`)
        .join(' · ')}
    </p>
  )
}
