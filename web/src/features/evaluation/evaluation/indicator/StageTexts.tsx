import type { Basis } from 'contract/evaluation/proposed-letters'
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
  options: readonly Option[]
  chosen: Option | undefined
}

export const stageStyle = (stage: StageShown, chosen: Option | undefined): string =>
  `min-w-0 rounded-card border border-t-4 bg-surface px-3 pt-2 pb-2.5 max-wide:pt-1 lowbar:pt-1 lowbar:pb-1 ${styles[stage].top} ${chosen?.stage === stage ? styles[stage].on : 'border-border'}`

/**
 * The text of each stage, with the rules of its letters where the letter bar has no room for them. Ticks and numbers
 * are shown here at once, before the parts that change them are loaded; numbers not where the page has them apart.
 */
export function StageTexts({
  indicator,
  options,
  chosen,
  basis,
  isCountApart = false,
}: StageTextsProps & { basis?: Basis | null; isCountApart?: boolean }) {
  const { levels } = useShownTexts(indicator)
  const { statements, scale } = indicator
  const isTicked = statements?.length > 0
  return (
    <>
      {isTicked && scale === 2 && !isCountApart && <Numbers indicator={indicator} basis={basis} />}
      <div className="mt-3 grid gap-2.5 letters:grid-cols-[2fr_2fr_3fr] print:grid-cols-3">
        {stageNumbers.map((stage) => (
          <section key={stage} className={stageStyle(stage, chosen)}>
            <h2 className="text-16 leading-normal">
              <StageMark stage={stage} />
            </h2>
            {isTicked ? (
              <ul
                id={`level-${stage}`}
                className="mt-1 grid gap-1 text-15 leading-snug lowbar:mt-0.5 lowbar:gap-0"
              >
                {statements.map(
                  (each) =>
                    each.stage === stage && (
                      <li key={each.id}>
                        <label className="flex min-h-11 items-start gap-2.5 py-1.5 fine:min-h-8 fine:py-1">
                          <input
                            type="checkbox"
                            disabled
                            checked={basis?.statements.includes(each.id) ?? false}
                            className="size-6 shrink-0"
                          />
                          {each.text}
                        </label>
                      </li>
                    ),
                )}
              </ul>
            ) : (
              <p id={`level-${stage}`} className="mt-1 text-15 leading-normal">
                {levels[stage - 1]}
              </p>
            )}
            <StageRules stage={stage} options={options} />
          </section>
        ))}
      </div>
    </>
  )
}

/** The two numbers, read-only until their fields are loaded. */
function Numbers({ indicator, basis }: { indicator: Indicator; basis: Basis | null | undefined }) {
  return (
    <div className="mt-2 grid gap-x-4 gap-y-2 rounded-card border border-border bg-surface px-3 py-2 text-14 leading-snug text-text2 letters:grid-cols-2">
      {(['of', 'reached'] as const).map((each) => (
        <label key={each} className="flex min-h-11 items-center gap-3">
          <input disabled value={basis?.[each] ?? ''} className="w-20 text-center text-16" />
          {indicator[each]}
        </label>
      ))}
      <div className="min-h-5.5" />
    </div>
  )
}

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
