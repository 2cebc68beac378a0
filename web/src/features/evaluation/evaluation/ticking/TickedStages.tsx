import type { Basis } from 'contract/evaluation/proposed-letters'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Indicator } from 'contract/instrument/instruments'
import { Check } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useSingleKeys } from '../../../../kit/page/use-single-keys.ts'
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { StageRules, type StageTextsProps, stageStyle } from '../indicator/StageTexts.tsx'

export type BasisThen = { year: number; basis: Basis }

type Props = StageTextsProps & {
  ticked: readonly number[]
  isFrozen: boolean
  then?: BasisThen | null
  onTick: (statements: number[]) => void
}

type Statement = Indicator['statements'][number]

/**
 * The statements of each stage; keys 1 to 9 tick them in order. On a low screen the columns have equal widths, since
 * the longest one sets the height.
 */
export function TickedStages(props: Props) {
  const { indicator, options, chosen, ticked, isFrozen, then = null, onTick } = props
  const { t } = useTranslation()
  const { statements } = indicator
  const turn = ({ id }: Statement) =>
    onTick(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id])
  useSingleKeys((event) => {
    const statement = /^[1-9]$/.test(event.key) ? statements[Number(event.key) - 1] : undefined
    if (statement && !isFrozen) turn(statement)
  })
  return (
    <div className="mt-2 grid gap-2.5 max-wide:mt-1 letters:grid-cols-[2fr_2fr_3fr] print:grid-cols-3 lowbar:mt-1 lowbar:letters:grid-cols-3">
      {stageNumbers.map((stage) => {
        const ofStage = statements.filter((each) => each.stage === stage)
        const count = ofStage.filter(({ id }) => ticked.includes(id)).length
        return (
          <fieldset key={stage} className={stageStyle(stage, chosen)}>
            <legend className="sr-only">{t(`ui.stage.${stage}`)}</legend>
            <p className="flex flex-wrap items-center justify-between gap-1 text-15">
              <StageMark stage={stage} />
              <span className="text-13 text-text2 tabular-nums">
                <span aria-hidden="true">
                  {count}/{ofStage.length}
                </span>
                <span className="sr-only">{t('ticking.count', { count, all: ofStage.length })}</span>
              </span>
            </p>
            <ul
              id={`level-${stage}`}
              className="mt-1 grid gap-1 text-15 leading-snug max-wide:mt-0 lowbar:mt-0.5 lowbar:gap-0 lowbar:*:-my-0.5"
            >
              {ofStage.map((statement) => (
                <li key={statement.id}>
                  {isFrozen ? (
                    <Plain statement={statement} isTicked={ticked.includes(statement.id)} then={then} />
                  ) : (
                    <Checkbox
                      isSentence
                      label={statement.text}
                      isSelected={ticked.includes(statement.id)}
                      onChange={() => turn(statement)}
                    />
                  )}
                </li>
              ))}
            </ul>
            <StageRules stage={stage} options={options} />
          </fieldset>
        )
      })}
    </div>
  )
}

type PlainProps = { statement: Statement; isTicked: boolean; then: BasisThen | null }

/** A read-only tick; that of the line before shows its year. */
function Plain({ statement, isTicked, then }: PlainProps) {
  const { t } = useTranslation()
  return (
    <p className="flex items-start gap-2.5 py-1 lowbar:py-0.75">
      <span
        className={`grid size-6 shrink-0 place-items-center rounded-small ${isTicked ? 'bg-surface3' : 'border-2 border-dashed border-control'}`}
      >
        {isTicked && <Icon of={Check} size="small" />}
      </span>
      <span className={isTicked ? '' : 'text-text2'}>
        <span className="sr-only">{t(isTicked ? 'ticking.ticked' : 'ticking.notTicked')} </span>
        {statement.text}
        {then?.basis.statements.includes(statement.id) && (
          <span className="ms-1.5 inline-block rounded-pill border border-border bg-surface2 px-1.5 text-12 font-strong text-text2 tabular-nums">
            <span aria-hidden="true">{then.year}</span>
            <span className="sr-only">{t('ticking.tickedThen', { year: String(then.year) })}</span>
          </span>
        )}
      </span>
    </p>
  )
}
