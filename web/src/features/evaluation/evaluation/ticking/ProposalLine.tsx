import { type Basis, limitingStage } from 'contract/evaluation/proposed-letters'
import type { Indicator, Option } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'

type Props = {
  indicator: Indicator
  basis: Basis
  proposed: Option | undefined
  chosen: Option | undefined
  isFrozen: boolean
  onTake: (option: Option) => void
}

const shown = ({ stage, code, label }: Option): string => (stage === null ? label : code)

/**
 * The letter that ticks or numbers suggest, and whether the chosen one differs. It stands before the ticks, so each
 * change is also announced: "3 of 6 ticked. Proposed: C."
 */
export function ProposalLine({ indicator, basis, proposed, chosen, isFrozen, onTake }: Props) {
  const { t } = useTranslation()
  const isShare = indicator.scale === 2
  const isOther = proposed !== undefined && proposed.id !== chosen?.id
  const limited = isShare ? null : limitingStage(indicator.statements, basis.statements)
  const sentence = () => {
    if (!proposed) return t(isShare ? 'ticking.hintReach' : 'ticking.hint')
    const letter = shown(proposed)
    const by = isShare ? 'numbers' : 'ticks'
    if (!chosen) return t('ticking.proposed', { letter })
    if (isOther) return t('ticking.other', { by, chosen: shown(chosen), letter })
    return t('ticking.same', { by, letter })
  }
  return (
    <div className="mt-1 flex max-wide:mt-0 min-h-10 lowbar:min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-14 leading-snug text-text2 letters:flex-nowrap">
      <p aria-live="polite" aria-atomic>
        {!isShare && (
          <span className="sr-only">
            {t('ticking.count', { count: basis.statements.length, all: indicator.statements.length })}.{' '}
          </span>
        )}
        {sentence()}
        {limited !== null && <> {t('ticking.heldBack', { stage: t(`ui.stage.${limited}`) })}</>}
        {!isShare && proposed?.code === 'F' && <> {t('ticking.lasting')}</>}
      </p>
      {proposed && isOther && !isFrozen && (
        <Button size="compact" onPress={() => onTake(proposed)}>
          {t('ticking.take', { letter: shown(proposed) })}
        </Button>
      )}
    </div>
  )
}
