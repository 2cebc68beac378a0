import { ChevronRight, CircleAlert, PencilLine } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx'
import { useFold } from '../../../ui/cards/use-fold.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { FieldGroup as Name } from './field-groups.ts'

type Props = {
  group: Name
  changed: number
  faults: number
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

export const idOfGroup = (group: Name): string => `group-${group}`

/** Texts of one purpose, with the number of changes and faults; folded where rarely changed. */
export function FieldGroup({ group, changed, faults, isOpen, onToggle, children }: Props) {
  const { t } = useTranslation()
  const fold = useFold({ isOpen, onToggle, id: idOfGroup(group) })
  return (
    <div {...fold.frame} className="group border-t border-border pt-2">
      <h3>
        <PlainButton
          {...fold.button}
          className="flex min-h-12 w-full items-center gap-2.5 rounded-control text-start text-16 font-strong hover:bg-surface2"
        >
          <span className="flip inline-flex">
            <Icon
              of={ChevronRight}
              size="small"
              className="transition-transform group-data-expanded:rotate-90"
            />
          </span>
          <span className="min-w-0 flex-1">{t(`editions.group.${group}`)}</span>
          <Marks changed={changed} faults={faults} />
        </PlainButton>
      </h3>
      <div {...fold.panel}>
        <div className="grid gap-4 pt-1 pb-3">{children}</div>
      </div>
    </div>
  )
}

export function Marks({ changed, faults }: Pick<Props, 'changed' | 'faults'>) {
  const { t } = useTranslation()
  return (
    <>
      {changed > 0 && (
        <span className="inline-flex items-center gap-1 text-13 font-normal text-text2">
          <Icon of={PencilLine} size="small" />
          <span aria-hidden="true">{changed}</span>
          <span className="sr-only">{t('editions.changedTexts', { count: changed })}</span>
        </span>
      )}
      {faults > 0 && (
        <span className="inline-flex items-center gap-1 text-13 font-normal text-danger">
          <Icon of={CircleAlert} size="small" />
          <span aria-hidden="true">{faults}</span>
          <span className="sr-only">{t('editions.faults', { count: faults })}</span>
        </span>
      )}
    </>
  )
}
