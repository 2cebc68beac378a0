import { useTranslation } from '../../../../i18n/translation.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { DomainNav } from './lazy-domain-nav.ts'
import { NavButton } from './NavButton.tsx'

export function DomainPicker({ ready, current }: { ready: EvaluationReady; current: PlacedIndicator }) {
  const { t } = useTranslation()
  const { answered } = ready.now
  const own = ready.indicators.filter(({ category }) => category.id === current.category.id)
  const here = own.filter(({ indicator }) => answered.has(indicator.id)).length
  const inAll = ready.indicators.filter(({ indicator }) => answered.has(indicator.id)).length
  return (
    <NavButton
      title={t('evaluation.domainOf', { number: current.category.number, total: ready.categories.length })}
      text={t('evaluation.answeredHere', {
        here,
        own: own.length,
        inAll,
        total: ready.indicators.length,
      })}
      short={`${inAll}/${ready.indicators.length}`}
    >
      {(close) => <DomainNav ready={ready} current={current} onChosen={close} />}
    </NavButton>
  )
}
