import { isDutyOpen } from 'contract/evaluation/duties'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { Disclosure } from '../../ui/cards/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { DutyNow } from './duties-now.ts'

const isMet = ({ answer }: DutyNow): boolean => answer?.kept === true

/** Unmet and unanswered duties are listed; met ones are counted and folded. */
export function DutyList({ duties }: { duties: readonly DutyNow[] }) {
  const { t } = useTranslation()
  const met = duties.filter(isMet)
  const others = duties
    .filter((each) => !isMet(each))
    .toSorted((one, other) => Number(!one.answer) - Number(!other.answer))
  return (
    <div className="grid grid-cols-1 gap-2">
      {others.length > 0 && <Duties duties={others} />}
      {met.length > 0 && (
        <Disclosure title={t('duties.summary', { kept: met.length, all: duties.length })}>
          <Duties duties={met} />
        </Disclosure>
      )}
    </div>
  )
}

function Duties({ duties }: { duties: readonly DutyNow[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid grid-cols-1 gap-2.5 text-15 wrap-break-word">
      {duties.map(({ duty, answer }) => (
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
