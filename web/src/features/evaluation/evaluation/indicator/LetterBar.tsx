import { mayNotApply } from 'contract/evaluation/results'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Indicator, Option } from 'contract/instrument/instruments'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { OptionGroup } from '../../../../ui/choices/OptionGroup.tsx'
import { OptionRadio } from '../../../../ui/choices/OptionRadio.tsx'
import { ruleOf } from './rules.ts'

/** The option id of the line before, with the year of that line. */
export type LastAnswer = { year: number; option: number }

/** The option that ticks or numbers suggest, with the text of its mark and its accessible name. */
export type Proposal = { option: number; mark: string; label: string }

type Props = {
  indicator: Indicator
  options: readonly Option[]
  chosen: Option | undefined
  last: LastAnswer | null
  proposal: Proposal | null
  isFrozen: boolean
  onChoose: (option: Option) => void
  children: ReactNode
}

const edges = { 1: 'border-s1', 2: 'border-s2', 3: 'border-s3' }
const columns = { 1: 'grid-cols-2', 2: 'grid-cols-2', 3: 'grid-cols-3' }

/**
 * All letters with their rules, sticky at the foot of the screen; a screen reader hears the text of a stage once with
 * its group, not with each letter.
 */
export function LetterBar(props: Props) {
  const { indicator, options, chosen, last, proposal, isFrozen, onChoose, children } = props
  const { t } = useTranslation()
  const noEvidence = options.find(({ code }) => code === 'NE')
  const notApplicable = options.find(({ code }) => code === 'NA')
  const apart = [noEvidence, mayNotApply(indicator) ? notApplicable : undefined]
  return (
    <div className="letter-bar mt-4 flex flex-wrap items-center gap-2 wide:-mx-5 wide:mt-auto wide:border-t wide:border-border wide:bg-surface wide:px-5 wide:py-2 lowbar:gap-1.5 lowbar:py-1 letterbar:sticky letterbar:bottom-[var(--guide,0px)] letterbar:z-5 print:hidden">
      <OptionGroup
        label={t('evaluation.optionFor', { code: indicator.code })}
        value={chosen ? String(chosen.id) : null}
        onChoose={(value) => {
          const option = options.find(({ id }) => String(id) === value)
          if (option) onChoose(option)
        }}
      >
        <div className="grid basis-full grid-cols-[2fr_2fr_3fr] gap-x-1 rules:gap-x-2.5 thinbar:fixed thinbar:inset-x-11 thinbar:bottom-[var(--guide,0px)] thinbar:z-5 thinbar:border-t thinbar:border-border thinbar:bg-surface thinbar:pb-0.5">
          {stageNumbers.map((stage) => (
            <div
              key={stage}
              role="group"
              aria-label={t(`ui.stage.${stage}`)}
              aria-describedby={`level-${stage}`}
              className={`grid grid-rows-[auto_1fr] content-start gap-x-0.5 gap-y-1 border-t-3 pt-0.5 rules:gap-x-1.5 ${edges[stage]} ${columns[stage]}`}
            >
              <p
                aria-hidden="true"
                className="col-span-full hidden text-13 leading-tight font-medium rules:block"
              >
                {t(`ui.stage.${stage}`)}
              </p>
              {options
                .filter((option) => option.stage === stage)
                .map((option) => (
                  <OptionRadio
                    key={option.id}
                    value={String(option.id)}
                    letter={option.code}
                    label={option.label}
                    rule={ruleOf(t, option)}
                    title={`${option.label}. ${option.help}`}
                    stage={stage}
                    isDisabled={isFrozen}
                    proposed={proposal?.option === option.id ? proposal.label : undefined}
                    mark={
                      <>
                        {proposal?.option === option.id && <Mark>{proposal.mark}</Mark>}
                        {last?.option === option.id && <Mark>{last.year}</Mark>}
                      </>
                    }
                  />
                ))}
            </div>
          ))}
        </div>
        {apart.map(
          (option) =>
            option && (
              <OptionRadio
                key={option.id}
                value={String(option.id)}
                label={option.label}
                title={option.help}
                isDisabled={isFrozen}
                keyMark={option === noEvidence ? 'N' : '⇧N'}
                describedBy={`apart-${option.code}`}
                proposed={proposal?.option === option.id ? proposal.label : undefined}
              />
            ),
        )}
      </OptionGroup>
      {apart.map(
        (option) =>
          option && (
            <span key={option.id} id={`apart-${option.code}`} hidden>
              {option.help}
            </span>
          ),
      )}
      {children}
    </div>
  )
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-pill border border-border bg-surface2 px-1.5 text-12 font-strong text-text2 tabular-nums max-[26rem]:hidden">
      {children}
    </span>
  )
}
