import { useQuery } from '@tanstack/react-query'
import type { Agreement } from 'contract/evaluation/rater-agreement'
import type { SchoolResults } from 'contract/insight/results/school-results'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AgreementText } from '../../../kit/raters/AgreementText.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { categoriesQuery } from '../../instrument/instruments/queries.ts'
import { agreementQuery } from './agreement-query.ts'

type Props = { school: SchoolResults['school']; shown: SchoolResults['lines'][number] }

/** How often two independent raters chose the same, by domain, in the line, the school and its region. */
export function RatersAgreementCard({ school, shown }: Props) {
  const { t } = useTranslation()
  const agreement = useQuery(agreementQuery(school.id)).data
  const categories = useQuery(categoriesQuery(shown.instrument.id)).data ?? []
  const own = agreement?.lines.find(({ line }) => line === shown.line.id)
  if (!agreement || !own) return null
  const rows: { name: string; agreement: Agreement }[] = [
    ...own.domains.map(({ category, agreement }) => {
      const named = categories.find(({ id }) => id === category)
      const name = named ? t('raters.domainNamed', { number: named.number, name: named.name }) : ''
      return { name, agreement }
    }),
    ...(own.domains.length > 1 ? [{ name: t('raters.ofLine'), agreement: own.agreement }] : []),
    ...(agreement.lines.length > 1 ? [{ name: t('raters.ofSchool'), agreement: agreement.agreement }] : []),
    ...(agreement.region ? [{ name: t('raters.ofRegion'), agreement: agreement.region }] : []),
  ]
  return (
    <Card title={t('raters.agreement.title')} hint={t('raters.agreement.hint')}>
      <dl className="grid gap-3">
        {rows.map(({ name, agreement }) => (
          <div key={name}>
            <dt className="font-strong">{name}</dt>
            <dd>
              <AgreementText agreement={agreement} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-14 text-text2">{t('raters.agreement.explained')}</p>
    </Card>
  )
}
