import type { Option } from 'contract/instrument/instruments'
import { ArrowLeft, ArrowRight, Check, Flag } from 'lucide'
import type { Ref } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'
import { KeyMark } from '../../../../ui/text/KeyMark.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { addressOfIndicator } from '../where/use-where.ts'
import type { Decisions } from './use-decisions.ts'

type Props = {
  ready: EvaluationReady
  answered: Option | undefined
  decisions: Decisions
  askButton: Ref<HTMLButtonElement>
}

export function DecisionButtons({ ready, answered, decisions, askButton }: Props) {
  const { t } = useTranslation()
  const { before, after, writing, agreeNow, askNow } = decisions
  return (
    <nav
      aria-label={t('review.decide')}
      className="contents thinbar:fixed thinbar:inset-x-0 thinbar:bottom-[var(--guide,0px)] thinbar:z-5 thinbar:flex thinbar:min-h-14 thinbar:items-center thinbar:gap-1.5 thinbar:border-t thinbar:border-border thinbar:bg-surface thinbar:px-1.5 thinbar:py-1.5 max-[23rem]:gap-1 max-[23rem]:px-1"
    >
      <Turn to={before} ready={ready} isBack />
      <div className="flex min-w-0 flex-1 justify-end gap-2 wide:order-2 wide:flex-none [&>*]:min-w-0 max-wide:[&_svg]:hidden max-wide:[&>*]:flex-auto max-wide:[&>*]:px-1.5 max-wide:[&>*]:leading-tight max-[23rem]:gap-1 max-[23rem]:[&>*]:px-0.5 max-[23rem]:[&>*]:text-14 max-wide:[&>:first-child]:shrink-0 max-wide:[&>:first-child]:whitespace-nowrap">
        <Button ref={askButton} icon={Flag} aria-expanded={writing !== null} onPress={askNow}>
          {t('review.ask')}
          <KeyMark>X</KeyMark>
        </Button>
        <Button kind="primary" icon={Check} onPress={agreeNow}>
          {answered
            ? t('review.agreeLetter', { letter: answered.stage === null ? answered.label : answered.code })
            : t('review.agree')}
          <KeyMark>Y</KeyMark>
        </Button>
      </div>
      <Turn to={after} ready={ready} />
    </nav>
  )
}

const turnWidth = 'max-wide:w-11 max-[23rem]:w-9'

type TurnProps = { to: PlacedIndicator | undefined; ready: EvaluationReady; isBack?: boolean }

function Turn({ to, ready, isBack = false }: TurnProps) {
  const { t } = useTranslation()
  // On a phone an empty place keeps the decisions where they are.
  if (!to) return <span className={`${turnWidth} shrink-0 wide:hidden`} />
  const { code } = to.indicator
  return (
    <PlainLink
      href={addressOfIndicator(ready.detail, code)}
      data-turn={isBack ? 'before' : 'after'}
      className={`${buttonStyle({})} ${turnWidth} shrink-0 max-wide:border-0 max-wide:px-0 ${isBack ? '' : 'wide:order-3'}`}
    >
      {isBack && <Icon of={ArrowLeft} isMirrored />}
      <span className="sr-only">
        {isBack ? `${t('evaluation.previous')} ${code}` : t('evaluation.next', { code })}
      </span>
      {isBack && (
        <span aria-hidden="true" className="max-wide:hidden">
          {code}
        </span>
      )}
      {!isBack && <Icon of={ArrowRight} isMirrored />}
    </PlainLink>
  )
}
