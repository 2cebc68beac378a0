import type { Category } from 'contract/instrument/instruments'
import { domainOfCase, type PracticeCase } from 'contract/instrument/practice-cases'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'
import { CaseMark } from './CaseMark.tsx'
import { addressOfCase, type CasesReady, type Choices } from './use-cases.ts'

type Props = { category: Category; ready: CasesReady; choices: Choices }

export function CasesOfDomain({ category, ready, choices }: Props) {
  const { t } = useTranslation()
  const own = ready.cases.filter(({ number }) => domainOfCase(number) === category.number)
  const count = own.filter(({ number }) => choices.has(number)).length
  if (own.length === 0) return null
  return (
    <Card
      title={t('cases.domain', { number: category.number, name: category.name })}
      aside={
        <span className="text-14 text-text2 tabular-nums">
          {t('cases.doneOf', { count, total: own.length })}
        </span>
      }
      isFlush
    >
      <ul>
        {own.map((each) => (
          <CaseRow key={each.number} of={each} ready={ready} choices={choices} />
        ))}
      </ul>
    </Card>
  )
}

function CaseRow({ of, ready, choices }: { of: PracticeCase; ready: CasesReady; choices: Choices }) {
  const { t } = useTranslation()
  const choice = choices.get(of.number)
  const option = ready.options.find(({ code }) => code === choice)
  return (
    <li className="border-t border-border">
      <PlainLink
        href={addressOfCase(of)}
        className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-surface2 wide:px-5"
      >
        <CaseMark isDone={choice !== undefined} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-link">{of.title}</span>
          <span className="block text-14 text-text2">
            {of.indicator}
            {of.isHard && <> · {t('cases.hard')}</>}
            {choice === null && <> · {t('cases.looked')}</>}
            {choice && <> · {t('cases.chose', { letter: option?.stage === null ? option.label : choice })}</>}
          </span>
        </span>
      </PlainLink>
    </li>
  )
}
