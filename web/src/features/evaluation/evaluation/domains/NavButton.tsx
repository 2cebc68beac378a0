import { ChevronDown, ListChecks } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { LanguagePicker } from '../../../../kit/page/LanguagePicker.tsx'
import { ThemeButton } from '../../../../kit/theme/ThemeButton.tsx'
import { buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { PlainButton } from '../../../../ui/buttons/PlainButton.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'

type Props = {
  title: string
  text: ReactNode
  /** Makes it one low button that shows this, as beside the pages of the line. */
  short?: string
  /** The list; choosing an entry calls `close`. */
  children: (close: () => void) => ReactNode
}

/** On a phone: a button that names the current place and opens the list of indicators. */
export function NavButton({ title, text, short, children }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PlainButton
        onPress={() => setOpen(true)}
        className={`${buttonStyle({ isWide: true })} ${short === undefined ? 'min-h-13 justify-between' : 'px-2!'}`}
      >
        <span className="flex items-center gap-3">
          <Icon of={ListChecks} />
          <span className={short === undefined ? 'text-start leading-tight' : 'sr-only'}>
            <span className="block">{title}</span>{' '}
            <span className="text-14 font-normal text-text2">{text}</span>
          </span>
        </span>
        {short === undefined ? (
          <Icon of={ChevronDown} />
        ) : (
          <span aria-hidden="true" className="text-14 tabular-nums max-[22rem]:sr-only">
            {short}
          </span>
        )}
      </PlainButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('evaluation.domains')}>
        <nav aria-label={t('evaluation.domains')} className="-mx-4">
          {children(() => setOpen(false))}
        </nav>
        <div className="flex justify-end border-t border-border pt-2 phone:hidden">
          <LanguagePicker />
          <ThemeButton />
        </div>
      </Dialog>
    </>
  )
}
