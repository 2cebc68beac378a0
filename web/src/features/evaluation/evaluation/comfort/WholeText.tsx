import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Indicator, Option } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Disclosure } from '../../../../ui/cards/Disclosure.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import { openPart, usePartOpen } from '../where/open-parts.ts'
import { wholeTexts } from './shown-texts.ts'

type Props = {
  indicator: Indicator
  options: readonly Option[]
}

export function WholeText({ indicator, options }: Props) {
  const { t } = useTranslation()
  const { question, help, levels } = wholeTexts(indicator)
  const isOpen = usePartOpen('whole')
  return (
    <div id="whole-text">
      <Disclosure
        level={2}
        title={t('comfort.whole')}
        isOpenAtFirst={isOpen}
        onToggle={(wanted) => openPart('whole', wanted)}
      >
        <div className="grid max-w-[68ch] gap-3 text-15">
          <p className="font-strong">{question}</p>
          <p className="text-text2">{help}</p>
          {stageNumbers.map((stage) => (
            <div key={stage}>
              <StageMark stage={stage} />
              <p className="mt-1">{levels[stage - 1]}</p>
              <ul className="mt-1.5 grid gap-1 text-14 text-text2">
                {options
                  .filter((option) => option.stage === stage && option.scale === indicator.scale)
                  .map(({ id, code, label, help: rule }) => (
                    <li key={id}>
                      <b className="font-strong">
                        {code}, {label}.
                      </b>{' '}
                      {rule}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </Disclosure>
    </div>
  )
}
