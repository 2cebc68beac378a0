import { stageNumbers } from 'contract/evaluation/scores/stages'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import { StageRules, type StageTextsProps, stageStyle } from '../indicator/StageTexts.tsx'

/** Statements cannot be ticked here: a round stores only letters. */
export function StatementsToRead({ indicator, options, chosen }: StageTextsProps) {
  return (
    <div className="mt-3 grid gap-2.5 letters:grid-cols-[2fr_2fr_3fr]">
      {stageNumbers.map((stage) => (
        <section key={stage} className={stageStyle(stage, chosen)}>
          <h2 className="text-16 leading-normal">
            <StageMark stage={stage} />
          </h2>
          <ul id={`level-${stage}`} className="mt-1 list-disc ps-5 text-15 leading-snug">
            {indicator.statements
              .filter((statement) => statement.stage === stage)
              .map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
          </ul>
          <StageRules stage={stage} options={options} />
        </section>
      ))}
    </div>
  )
}
