import { stageNumbers } from 'contract/evaluation/scores/stages'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Disclosure } from '../../../../ui/cards/Disclosure.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import type { ShownTexts } from './shown-texts.ts'

type Props = { texts: ShownTexts; isOpenAtFirst: boolean; onToggle: (isOpen: boolean) => void }

/** Behind the short words: everything that the instrument says, which an answer is chosen by. */
export function WholeText({ texts, ...disclosure }: Props) {
  const { t } = useTranslation()
  return (
    <Disclosure level={2} title={t('comfort.whole')} {...disclosure}>
      <div className="grid max-w-[68ch] gap-3 text-15">
        <p className="font-strong">{texts.question}</p>
        <p className="text-text2">{texts.help}</p>
        {stageNumbers.map((stage) => (
          <div key={stage}>
            <StageMark stage={stage} />
            <p className="mt-1">{texts.levels[stage - 1]}</p>
          </div>
        ))}
      </div>
    </Disclosure>
  )
}
