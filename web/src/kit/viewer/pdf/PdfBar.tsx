import { BookOpen, ChevronDown, ChevronUp, FileText, ZoomIn, ZoomOut } from 'lucide'
import { type FormEvent, useState } from 'react'
import { formatNumber, formatPercent } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { announce } from '../../../ui/messages/announcements.ts'
import { Segments } from '../../../ui/navigation/Segments.tsx'
import { findInPages } from './find-in-pages.ts'
import { PageNumber } from './PageNumber.tsx'
import type { PageBlock } from './reading-of-page.ts'

type Props = {
  pages: readonly (readonly PageBlock[])[]
  count: number
  page: number
  onPage: (number: number) => void
  zoom: number
  onZoom: (by: 1 | -1) => void
  isText: boolean
  onText: (isText: boolean) => void
}

export function PdfBar({ pages, count, page, onPage, zoom, onZoom, isText, onText }: Props) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <PageNumber page={page} count={count} onPage={onPage} />
      <div className="flex items-center">
        <IconButton icon={ZoomOut} label={t('viewer.smaller')} onPress={() => onZoom(-1)} />
        <span role="status" className="w-12 text-center text-14 tabular-nums">
          {formatPercent(zoom)}
        </span>
        <IconButton icon={ZoomIn} label={t('viewer.larger')} onPress={() => onZoom(1)} />
      </div>
      <PdfSearch pages={pages} onPage={onPage} />
      <Segments
        label={t('viewer.look')}
        choices={[
          { id: 'pages', label: t('viewer.asPages'), icon: FileText },
          { id: 'words', label: t('viewer.asWords'), icon: BookOpen },
        ]}
        value={isText ? 'words' : 'pages'}
        onChange={(view) => onText(view === 'words')}
      />
    </div>
  )
}

function PdfSearch({ pages, onPage }: Pick<Props, 'pages' | 'onPage'>) {
  const { t } = useTranslation()
  const [sought, setSought] = useState('')
  const [at, setAt] = useState(-1)
  const found = findInPages(pages, sought)
  const place = found[at]

  const go = (by: 1 | -1) => {
    if (found.length === 0) return announce(t('viewer.foundNone'))
    const next = (Math.max(at, by === 1 ? -1 : 0) + by + found.length) % found.length
    const to = found[next] ?? 1
    setAt(next)
    onPage(to)
    announce(t('viewer.foundAt', { number: next + 1, count: found.length, page: to }))
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    go(1)
  }
  return (
    <form onSubmit={search} className="flex min-w-0 items-center gap-1">
      <SearchField
        label={t('viewer.search')}
        placeholder={t('viewer.search')}
        value={sought}
        onChange={(value) => {
          setSought(value)
          setAt(-1)
        }}
      />
      {sought.trim() !== '' && (
        <>
          <span className="text-14 whitespace-nowrap text-text2 tabular-nums">
            {place === undefined
              ? t('viewer.found', { count: found.length, places: formatNumber(found.length) })
              : t('viewer.of', { number: at + 1, count: found.length })}
          </span>
          <IconButton icon={ChevronUp} label={t('viewer.foundBefore')} onPress={() => go(-1)} />
          <IconButton icon={ChevronDown} label={t('viewer.foundAfter')} onPress={() => go(1)} />
        </>
      )}
    </form>
  )
}
