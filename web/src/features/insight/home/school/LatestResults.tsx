import { useQuery } from '@tanstack/react-query'
import { isFinal, lineShown } from 'contract/insight/results/results-shown'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { resultTexts } from '../../../../kit/lines/result-texts.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { schoolResultsQuery } from '../../../evaluation/evaluation/school-results-queries.ts'

/** A summary of the last finished line; nothing before there is one, and no error where it cannot be loaded. */
export function LatestResults({ school }: { school: number }) {
  const { t } = useTranslation()
  const { data } = useQuery(schoolResultsQuery(school))
  const shown = data && lineShown(data.lines)
  if (!shown || !isFinal(shown)) return null
  return (
    <Card
      title={t('home.latestResults', {
        line: t(`terms.line.${shown.line.evaluation_type}`),
        year: shown.line.year,
      })}
    >
      <ul className="grid gap-2 text-15">
        {resultTexts(t, shown).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Link variant="strong" href={`/schools/results/${school}`}>
        {t('home.seeResults')}
      </Link>
    </Card>
  )
}
