import type { Line } from 'contract/evaluation/lines'
import type { Returned } from 'contract/evaluation/returned'
import { Circle, CircleCheck, CircleDot } from 'lucide'
import { formatDate } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

type Props = { line: Pick<Line, 'submitted_at' | 'submitted_by'>; returned: Returned }

export function LineSteps({ line, returned }: Props) {
  const { t } = useTranslation()
  const { review, requests } = returned
  const mended = requests.filter(({ isMended }) => isMended).length
  const total = requests.length
  const by = (name: string, at: string) => t('standing.by', { name, date: formatDate(at) })
  const steps = [
    {
      title: t('standing.sent'),
      text: line.submitted_by && line.submitted_at && by(line.submitted_by.name, line.submitted_at),
      state: 'done',
    },
    { title: t('standing.returned'), text: by(review.by.name, review.at), state: 'done' },
    {
      title: t('standing.mend'),
      text: total > 0 && t('standing.mended', { mended, total }),
      state: 'now',
    },
    { title: t('standing.validated'), text: t('standing.after'), state: 'next' },
  ] as const
  const icons = { done: CircleCheck, now: CircleDot, next: Circle }
  const tones = { done: 'text-valid', now: 'text-open', next: 'text-text2' }
  return (
    <Card title={t('standing.title')}>
      <ol className="grid gap-3">
        {steps.map(({ title, text, state }) => (
          <li key={title} className="flex gap-3" aria-current={state === 'now' ? 'step' : undefined}>
            <Icon of={icons[state]} className={`mt-0.5 ${tones[state]}`} />
            <div className="min-w-0 wrap-anywhere">
              <p className={state === 'next' ? 'text-text2' : 'font-strong'}>{title}</p>
              {text && <p className="text-14 text-text2">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
