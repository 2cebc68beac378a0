import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readMoreWords, readOwnWords } from '../../i18n/read-language.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useLater } from '../../ui/use-later.ts'

const load = async () => {
  await readMoreWords()
  await readOwnWords('search')
  return import('./SearchDialog.tsx')
}

/** Ctrl+Shift+/, wherever that key lies. */
const isShortcut = ({ ctrlKey, metaKey, shiftKey, code, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && shiftKey && (code === 'Slash' || key === '/' || key === '?')

/** Opens the search over everything, by its button or by its shortcut. */
export function SearchButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const part = useLater(load, isOpen)
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
      <IconButton
        icon={Search}
        label={t('shell.search')}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
      {part && isOpen && <part.SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
