import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../../kit/actions/AnswerFallback.tsx'
import { useOnline } from '../../../../../session/use-online.ts'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../../ui/cards/Card.tsx'
import type { Planning } from '../planning.ts'
import { ChangeRow } from './ChangeRow.tsx'
import { planChangesQuery } from './queries.ts'

const few = 5
const most = 100

export function ChangesCard({ planning }: { planning: Planning }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const [shown, setShown] = useState(few)
  const query = useQuery(planChangesQuery(planning.plan.id, shown))
  const { data } = query
  // Changes are not part of a line that is taken offline.
  if (!isOnline && !data) return null
  return (
    <Card title={t('plan.changes.title')}>
      {!data ? (
        <AnswerFallback query={query} />
      ) : data.count === 0 ? (
        <p className="text-15 text-text2">{t('plan.changes.none')}</p>
      ) : (
        <ol className="grid gap-2.5">
          {data.results.map((change) => (
            <ChangeRow key={change.id} change={change} planning={planning} />
          ))}
        </ol>
      )}
      {data && data.count > data.results.length && shown < most && (
        <div className="-ms-3 mt-1 print:hidden">
          <Button kind="quiet" size="compact" onPress={() => setShown(most)}>
            {t('plan.showMore', { count: Math.min(data.count, most) - data.results.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}
