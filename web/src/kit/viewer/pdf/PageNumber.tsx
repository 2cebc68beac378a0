import { ChevronLeft, ChevronRight } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { groupedInputStyle, inputGroupStyle } from '../../../ui/fields/input-style.ts'

type Props = { page: number; count: number; onPage: (number: number) => void }

export function PageNumber({ page, count, onPage }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(String(page))
  const [shown, setShown] = useState(page)
  if (shown !== page) {
    setShown(page)
    setTyped(String(page))
  }
  const go = () => {
    const number = Number(typed)
    if (Number.isInteger(number) && number >= 1 && number <= count) onPage(number)
    else setTyped(String(page))
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    go()
  }
  return (
    <div className="flex items-center gap-1 text-15">
      <IconButton
        icon={ChevronLeft}
        isMirrored
        label={t('viewer.pageBefore')}
        onPress={() => onPage(Math.max(1, page - 1))}
      />
      <span className="w-16">
        <span className={inputGroupStyle}>
          <input
            aria-label={t('viewer.pageNumber')}
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={pressed}
            onBlur={go}
            className={`${groupedInputStyle} px-1! text-center tabular-nums`}
          />
        </span>
      </span>
      <span className="whitespace-nowrap text-text2 tabular-nums">{t('viewer.ofPages', { count })}</span>
      <IconButton
        icon={ChevronRight}
        isMirrored
        label={t('viewer.pageAfter')}
        onPress={() => onPage(Math.min(count, page + 1))}
      />
    </div>
  )
}
