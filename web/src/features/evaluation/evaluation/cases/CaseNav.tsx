import { domainOfCase, type PracticeCase } from 'contract/instrument/practice-cases'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Link as TextLink } from '../../../../ui/navigation/Link.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'
import { CaseMark } from './CaseMark.tsx'
import { addressOfCase, type CasesReady, type Choices } from './use-cases.ts'

type Props = { of: PracticeCase; ready: CasesReady; choices: Choices }

export function CaseNav({ of, ready, choices }: Props) {
  const { t } = useTranslation()
  const domain = domainOfCase(of.number)
  const category = ready.categories.find(({ number }) => number === domain)
  return (
    <div className="px-2 py-4">
      <p className="px-2.5 pb-1.5 text-15 leading-snug font-medium">
        {domain}. {category?.name}
      </p>
      <ol>
        {ready.cases
          .filter(({ number }) => domainOfCase(number) === domain)
          .map((each) => (
            <li key={each.number}>
              <PlainLink
                href={addressOfCase(each)}
                {...(each.number === of.number && { 'aria-current': 'step' as const })}
                className="flex min-h-11 items-center gap-2 rounded-control py-1 ps-1.5 pe-2 text-14 leading-snug text-text2 hover:bg-surface2 aria-[current=step]:bg-primary-soft aria-[current=step]:text-primary-soft-text"
              >
                <CaseMark isDone={choices.has(each.number)} />
                <span className="min-w-0">{each.title}</span>
              </PlainLink>
            </li>
          ))}
      </ol>
      <p className="px-2.5 pt-3 text-14">
        <TextLink href="/cases">{t('cases.all')}</TextLink>
      </p>
    </div>
  )
}
