import { useQuery } from '@tanstack/react-query'
import { vacancyKinds } from 'contract/insight/vacancies'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { vacanciesQuery } from '../../vacancies/queries.ts'

export function VacanciesCard() {
  const { t } = useTranslation()
  const { data } = useQuery(vacanciesQuery({ page_size: '1' }))
  const kinds = vacancyKinds.filter((kind) => (data?.counts[kind] ?? 0) > 0)
  if (!data || kinds.length === 0) return null
  return (
    <Card isFlush title={t('vacancies.card')} hint={t('vacancies.cardHint')}>
      <ul>
        {kinds.map((kind) => (
          <li key={kind} className="border-t border-border px-4 py-2.5 text-15 wide:px-5">
            <Link href={`/vacancies?kind=${kind}`}>
              {t(`vacancies.row.${kind}`, { count: data.counts[kind] })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
