import { isDutyOpen } from 'contract/evaluation/duties'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { DutyNow } from './duties-now.ts'

const order = ({ answer }: DutyNow): number => (answer === undefined ? 1 : answer.kept ? 2 : 0)

/** Duties that are not kept first, then those without an answer: none is hidden among the others. */
export function DutyList({ duties }: { duties: readonly DutyNow[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-2.5 text-15">
      {duties
        .toSorted((one, other) => order(one) - order(other))
        .map(({ duty, answer }) => (
          <li key={duty.id} className="flex items-start gap-2.5">
            <span className={answer?.kept ? 'text-valid' : answer ? 'text-danger' : 'text-review'}>
              <Icon of={answer?.kept ? CircleCheck : answer ? CircleAlert : CircleDashed} />
            </span>
            <span className="min-w-0">
              <b className="font-strong">
                {t(answer?.kept ? 'duties.kept' : answer ? 'duties.notKept' : 'duties.unanswered')}
              </b>{' '}
              {duty.name}
              {answer?.plan && (
                <span className="block text-14 text-text2">
                  {t('duties.planned')} {answer.plan}
                </span>
              )}
              {answer && !answer.kept && isDutyOpen(answer) && (
                <span className="block text-14 text-review">{t('duties.noPlan')}</span>
              )}
            </span>
          </li>
        ))}
    </ul>
  )
}
