import { SlidersHorizontal } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

type Props = {
  search?: ReactNode
  children: ReactNode
  count: number
  onClear: () => void
  isEmpty?: boolean
}

/** The row above a list; on a phone the filters are behind one button. */
export function Filters({ search, children, count, onClear, isEmpty = false }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (isEmpty) return <div className="px-4 pt-3.5 pb-3 print:hidden">{search}</div>
  return (
    <div
      className={classes(
        'flex flex-col gap-3 print:hidden wide:flex-row wide:flex-wrap wide:items-start wide:gap-2',
        search !== undefined && 'px-4 pt-3.5 pb-3',
      )}
    >
      {search !== undefined && <div className="min-w-0 wide:flex-1 wide:basis-80">{search}</div>}
      <div className="hidden flex-wrap items-start gap-2 wide:flex">
        {children}
        {count > 0 && (
          <Button kind="quiet" onPress={onClear}>
            {t('lists.clear')}
          </Button>
        )}
      </div>
      <div className="wide:hidden">
        <Button icon={SlidersHorizontal} isWide onPress={() => setOpen(true)}>
          {t('lists.filters')}
          {count > 0 && (
            <span className="rounded-pill bg-primary px-1.75 text-13 font-strong text-on-primary tabular-nums">
              {count}
              <span className="sr-only"> {t('lists.set')}</span>
            </span>
          )}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('lists.filters')}
        buttons={
          <>
            {count > 0 && <Button onPress={onClear}>{t('lists.clear')}</Button>}
            <Button kind="primary" onPress={() => setOpen(false)}>
              {t('lists.show')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col items-stretch gap-3 *:w-full">{children}</div>
      </Dialog>
    </div>
  )
}
