import { mayNotApply } from 'contract/evaluation/results'
import type { Indicator, Option } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import { usePageKeys } from './page-keys.ts'

type Props = {
  indicator: Indicator
  options: readonly Option[]
  chosen: Option | undefined
  isFrozen: boolean
  onChoose: (option: Option) => void
}

/** The keys A to G choose an answer. */
export function JudgingKeys({ indicator, options, chosen, isFrozen, onChoose }: Props) {
  const { t } = useTranslation()
  usePageKeys((event) => {
    const key = event.key.toLowerCase()
    const code = key === 'n' ? (event.shiftKey ? 'NA' : 'NE') : key.toUpperCase()
    const option = options.find((each) => each.code === code)
    if (!option || isFrozen || (code === 'NA' && !mayNotApply(indicator))) return
    event.preventDefault()
    if (option.id !== chosen?.id) onChoose(option)
    announce(t('evaluation.chosen', { letter: option.stage === null ? option.label : option.code }))
  })
  return null
}
