import { useRouter } from '@tanstack/react-router'
import { limits } from 'contract/platform/limits'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { usePaused } from '../../../kit/lists/use-paused.ts'
import { inputStyle } from '../../../ui/fields/input-style.ts'
import { announce } from '../../../ui/messages/announcements.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { categories, most } from './categories.ts'
import { HitList } from './HitList.tsx'
import { SearchNotes } from './SearchNotes.tsx'
import { useIndicators } from './use-indicators.ts'
import { usePages } from './use-pages.ts'
import { useRows } from './use-rows.ts'

/** Arrow keys move through the list while focus stays in the search field. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const router = useRouter()
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const search = text.trim()
  const rested = usePaused(search)
  const isSearching = rested === search && [...search].length >= limits.searchMinimum
  const all = [usePages(search), ...useRows(rested, isSearching), useIndicators(rested, isSearching)]
  const shown = categories.flatMap((name) =>
    all.flatMap((each) =>
      each?.name === name && (isSearching || name === 'pages')
        ? [{ ...each, hits: each.hits.slice(0, most) }]
        : [],
    ),
  )
  const hits = shown.flatMap((each) => each.hits)
  const current = hits[Math.min(active, hits.length - 1)]
  const isSettled = isSearching && !shown.some(({ isSearching }) => isSearching)
  useEffect(() => {
    if (isSettled) announce(t('search.found', { count: hits.length }))
  }, [isSettled, hits.length, t])

  const open = (href: string) => {
    onClose()
    router.history.push(href)
  }
  const moveByKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setActive((Math.min(active, hits.length - 1) + step + hits.length) % hits.length)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      open(current.href)
    }
  }
  return (
    <Dialog isOpen isHanging onClose={onClose} title={t('search.title')}>
      <input
        // The dialog was opened to type here.
        autoFocus
        role="combobox"
        aria-label={t('search.title')}
        aria-expanded={hits.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        {...(current && { 'aria-activedescendant': `${id}${current.id}` })}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
        onKeyDown={moveByKey}
        className={inputStyle}
      />
      <HitList id={id} label={t('search.results')} groups={shown} current={current?.id} onOpen={open} />
      <SearchNotes
        groups={shown}
        isShort={search !== '' && !isSearching && rested === search}
        isSettled={isSettled}
      />
    </Dialog>
  )
}
