import { Search } from 'lucide'
import { useEffect, useState } from 'react'
import { readMoreTexts, readOwnTexts } from '../../../i18n/read-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useLazy } from '../../../ui/waiting/use-lazy.ts'

const load = async () => {
  await readMoreTexts()
  await readOwnTexts('search')
  return import('./SearchDialog.tsx')
}

/** Ctrl+Shift+/, wherever that key is on the keyboard. */
const isShortcut = ({ ctrlKey, metaKey, shiftKey, code, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && shiftKey && (code === 'Slash' || key === '/' || key === '?')

/** Opens the global search; where there is room the button looks like a search field. */
export function SearchButton({ isField = false }: { isField?: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const part = useLazy(load, isOpen)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <>
      {isField ? (
        <PlainButton
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
          className="@container flex min-h-11 max-w-80 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-control border border-control bg-surface px-3 text-start text-15 text-text2 hover:bg-surface2"
        >
          <Icon of={Search} />
          <span className="min-w-0 flex-1 leading-tight">{t('shell.search')}</span>
          <kbd
            aria-hidden="true"
            dir="ltr"
            className="hidden rounded-control border border-border bg-surface2 px-1.5 font-sans text-13 whitespace-nowrap @min-[14rem]:inline"
          >
            Ctrl ⇧ /
          </kbd>
        </PlainButton>
      ) : (
        <IconButton
          icon={Search}
          label={t('shell.search')}
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        />
      )}
      {part && isOpen && <part.SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
