import { Check } from 'lucide'
import { useState } from 'react'
import { OptionGroup } from '../../ui/choices/OptionGroup.tsx'
import { OptionRadio } from '../../ui/choices/OptionRadio.tsx'
import { StageMark, type StageShown } from '../../ui/figures/StageMark.tsx'
import { Icon } from '../../ui/Icon.tsx'

const levels: { stage: StageShown; text: string; edge: string; options: [string, string][] }[] = [
  {
    stage: 1,
    edge: 'before:bg-s1',
    text: 'A partner is named for some learners. Training is planned, and support depends on who is at school that day.',
    options: [
      ['A', 'Starting'],
      ['B', 'In place for some'],
    ],
  },
  {
    stage: 2,
    edge: 'before:bg-s2',
    text: 'Every learner who needs a partner has one for most of the day.',
    options: [
      ['C', 'Most of the day'],
      ['D', 'With yearly training'],
    ],
  },
  {
    stage: 3,
    edge: 'before:bg-s3',
    text: 'Partners, peers and families communicate together. The school trains other schools.',
    options: [
      ['E', 'Across the school'],
      ['F', 'Shared with others'],
      ['G', 'Shared and measured'],
    ],
  },
]

export function OptionExamples() {
  const [answer, setAnswer] = useState('D')
  return (
    <OptionGroup label="2.4 A trained communication partner is present" value={answer} onChoose={setAnswer}>
      <div className="grid gap-3 desk:grid-cols-3">
        {levels.map(({ stage, text, edge, options }) => (
          <div
            key={stage}
            className={`flex flex-col gap-2.5 rounded-card border border-border bg-surface p-4 relative overflow-hidden before:absolute before:inset-x-0 before:top-0 before:h-1 ${edge}`}
          >
            <div className="flex min-h-6.5 items-center justify-between">
              <StageMark stage={stage} />
              {options.some(([letter]) => letter === answer) && (
                <span className="grid size-6.5 place-items-center rounded-pill bg-text text-surface">
                  <Icon of={Check} size="small" />
                </span>
              )}
            </div>
            <p id={`level-${stage}`} className="flex-1 text-15">
              {text}
            </p>
            {options.map(([letter, label]) => (
              <OptionRadio
                key={letter}
                value={letter}
                letter={letter}
                label={label}
                rule="Some is true"
                stage={stage}
                describedBy={`level-${stage}`}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="mt-3 grid gap-3 wide:grid-cols-2">
        <OptionRadio value="none" label="No evidence" />
        <OptionRadio value="na" label="Not applicable" isDisabled />
      </div>
    </OptionGroup>
  )
}
