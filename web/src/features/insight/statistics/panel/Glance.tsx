import { useQuery } from '@tanstack/react-query'
import { mayEver } from 'contract/access/permissions'
import { Role } from 'contract/access/roles'
import { stagesOf } from 'contract/insight/statistics/statistics-figures'
import { ChevronDown, ChevronUp, FileText } from 'lucide'
import { formatPercent } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { scopeOf } from '../scope.ts'
import { statisticsQuery } from '../statistics-query.ts'
import { StageShares } from './StageShares.tsx'

type Props = {
  /** The figures of a coordinator are shown below; other roles have a page of their own. */
  isOpen: boolean
  onToggle: () => void
}

export function Glance({ isOpen, onToggle }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const scope = scopeOf({}, actor)
  const query = useQuery(statisticsQuery('stages', scope.whole ?? scope.parts))
  const count = actor.areas.length
  const hasOwnPage = mayEver(actor, 'statistics.page')
  const title = {
    [Role.administrator]: () => t('glance.all'),
    [Role.country]: () => t('glance.country', { count }),
    [Role.region]: () => t('glance.region', { count }),
    [Role.school]: () => '',
  }[actor.role]()
  return (
    <Card title={title}>
      {query.error || query.isPending ? (
        <AnswerFallback query={query} />
      ) : (
        <StageShares
          stages={Object.values(stagesOf(query.data.rows))}
          isHidden={query.data.suppressed > 0}
          textOf={formatPercent}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {hasOwnPage ? (
          <ButtonLink href="/statistics" size="compact">
            {t('glance.more')}
          </ButtonLink>
        ) : (
          <>
            <Button
              iconAfter={isOpen ? ChevronUp : ChevronDown}
              aria-expanded={isOpen}
              onPress={onToggle}
              size="compact"
            >
              {t('glance.more')}
            </Button>
            <ButtonLink icon={FileText} href="/reports" size="compact">
              {t('glance.reports')}
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  )
}
