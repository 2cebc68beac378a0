import { useQuery } from '@tanstack/react-query'
import type { Line } from 'contract/evaluation/lines'
import { useTranslation } from '../../../i18n/translation.tsx'
import { DutyList } from '../../../kit/duties/DutyList.tsx'
import { dutiesNow } from '../../../kit/duties/duties-now.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { categoriesQuery } from '../../instrument/instruments/queries.ts'

/** Duties are above all figures and are part of no mean. */
export function DutiesOfLine({ instrument, line }: { instrument: number; line: Line | undefined }) {
  const { t } = useTranslation()
  const categories = useQuery(categoriesQuery(instrument)).data
  const duties = categories && line ? dutiesNow(categories, line, []) : []
  if (duties.length === 0) return null
  return (
    <Card title={t('duties.title')} hint={t('duties.outside')}>
      <DutyList duties={duties} />
    </Card>
  )
}
