import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { LongTextFrame } from '../../../../kit/long-text/LongTextFrame.tsx'
import { TextBlocks } from '../../../../kit/long-text/TextBlocks.tsx'
import { useLongText } from '../../../../kit/long-text/use-long-text.ts'
import { Disclosure } from '../../../../ui/cards/Disclosure.tsx'

export function NineAreas() {
  const { t } = useTranslation()
  const [isWanted, setWanted] = useState(false)
  return (
    <Disclosure
      level={2}
      title={t('evaluation.nineAreas')}
      onToggle={(isOpen) => setWanted(isOpen || isWanted)}
    >
      {isWanted && <AreasText />}
    </Disclosure>
  )
}

function AreasText() {
  const reading = useLongText('nine-areas')
  return (
    <LongTextFrame reading={reading}>
      {({ sections }) => (
        <div className="grid gap-3 text-15">
          {Object.entries(sections).map(([id, { body }]) => (
            <TextBlocks key={id} blocks={body} />
          ))}
        </div>
      )}
    </LongTextFrame>
  )
}
