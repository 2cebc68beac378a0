import { ChevronDown, ChevronUp } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { useEasyReading } from './easy-reading.ts'

/** In easy reading the content is hidden until it is opened; it stays mounted, so that nothing typed is lost. */
export function OneAtATime({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const isEasy = useEasyReading()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isEasy && (
        <div id="parts">
          <Button
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            {t('comfort.words')}
          </Button>
        </div>
      )}
      <div hidden={isEasy && !isOpen} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {children}
      </div>
    </>
  )
}
