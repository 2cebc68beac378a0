import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { instrumentQuery } from '../../../instrument/instruments/queries.ts'
import { schoolResultsQuery } from '../school-results-queries.ts'

type Props = { school: number; instrument: number; line: number }

export function EditionNote({ school, instrument, line }: Props) {
  const { t } = useTranslation()
  const edition = useQuery(instrumentQuery(instrument))
  const isRenewed = edition.data?.replaces !== undefined && edition.data.replaces !== null
  const { data } = useQuery({ ...schoolResultsQuery(school), enabled: isRenewed })
  const change = data?.lines.find((each) => each.line.id === line)?.edition_change
  if (!change) return null
  return (
    <Banner tone="info" title={t('scores.editionChange', { from: change.from, to: change.to })}>
      {change.indicators.length === 0
        ? t('scores.editionSameMeaning')
        : t('scores.editionOtherMeaning', { codes: change.indicators.join(', ') })}
    </Banner>
  )
}
