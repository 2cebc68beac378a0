import { ChevronDown, ListChecks } from 'lucide'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { LanguagePicker } from '../../../../kit/page/LanguagePicker.tsx'
import { ThemeButton } from '../../../../kit/theme/ThemeButton.tsx'
import { buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { DomainNav } from './DomainNav.tsx'

/** On a phone the domains open from one button that says where one is. */
export function DomainPicker({ ready, current }: { ready: EvaluationReady; current: PlacedIndicator }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { answered } = ready.now
  const own = ready.indicators.filter(({ category }) => category.id === current.category.id)
  const here = own.filter(({ indicator }) => answered.has(indicator.id)).length
  const inAll = ready.indicators.filter(({ indicator }) => answered.has(indicator.id)).length
  return (
    <>
      <Button
        onPress={() => setOpen(true)}
        className={`${buttonStyle({ isWide: true })} min-h-13 justify-between`}
      >
        <span className="flex items-center gap-3">
          <Icon of={ListChecks} />
          <span className="text-start leading-tight">
            <span className="block">
              {t('evaluation.domainOf', { number: current.category.number, total: ready.categories.length })}
            </span>
            <span className="text-14 font-normal text-text2">
              {t('evaluation.answeredHere', {
                here,
                own: own.length,
                inAll,
                total: ready.indicators.length,
              })}
            </span>
          </span>
        </span>
        <Icon of={ChevronDown} />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('evaluation.domains')}>
        <nav aria-label={t('evaluation.domains')} className="-mx-4">
          <DomainNav ready={ready} current={current} onChosen={() => setOpen(false)} />
        </nav>
        <div className="flex justify-end border-t border-border pt-2 phone:hidden">
          <LanguagePicker />
          <ThemeButton />
        </div>
      </Dialog>
    </>
  )
}
