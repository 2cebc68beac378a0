import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../kit/page/addresses.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { evaluationsQuery } from './queries.ts'

type Props = { school: number; instrument: number }

/** The school already has an unfinished evaluation with this instrument; links to it. */
export function UnfinishedNotice({ school, instrument }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(evaluationsQuery({ school: String(school), page_size: '50' }))
  const unfinished = data?.results.find(
    (row) => row.school.id === school && row.instrument.id === instrument && row.line.status !== 'CLOSED',
  )
  return (
    <Banner
      tone="danger"
      title={t('problems.evaluation_exists')}
      action={
        unfinished && (
          <ButtonLink href={addressOfEvaluation(unfinished)}>
            {t('evaluation-list.openUnfinished')}
          </ButtonLink>
        )
      }
    >
      {t('evaluation-list.existsText')}
    </Banner>
  )
}
