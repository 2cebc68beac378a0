import { useLocation } from '@tanstack/react-router'
import type { Placed } from 'contract/evaluation/plan/plan-figures'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { idOfAction } from '../../../../../kit/reporting/use-named-action.ts'
import { Disclosure } from '../../../../../ui/cards/Disclosure.tsx'

/** Folded, but open where the address names one of them. */
export function FinishedActions({ placed, children }: { placed: readonly Placed[]; children: ReactNode }) {
  const { t } = useTranslation()
  const isNamed = useLocation({
    select: ({ hash }) => placed.some(({ action }) => hash === idOfAction(action.id)),
  })
  if (placed.length === 0) return null
  return (
    <div className="border-t border-border px-1.5 wide:px-2.5">
      <Disclosure
        key={String(isNamed)}
        level={4}
        title={t('plan.finished', { count: placed.length })}
        isOpenAtFirst={isNamed}
      >
        <div className="-ms-9 -me-2.5">{children}</div>
      </Disclosure>
    </div>
  )
}
