import { ChevronLeft, ChevronRight } from 'lucide'
import { formatNumber } from '../../i18n/format-number.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../buttons/Button.tsx'
import { buttonStyle } from '../buttons/button-style.ts'
import { FilterSelect } from '../choices/FilterSelect.tsx'
import { pagesToShow } from './pages-to-show.ts'

interface PaginationProps {
  /** Counted from 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  pageSizes?: readonly number[]
  onPageSize?: (size: number) => void
}

export function Pagination({ page, pageSize, total, onPage, pageSizes, onPageSize }: PaginationProps) {
  const { t } = useTranslation()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const from = formatNumber(total === 0 ? 0 : (page - 1) * pageSize + 1)
  const to = formatNumber(Math.min(total, page * pageSize))
  const shown = t('ui.shown', { from, to, total: formatNumber(total) })
  // Hidden where all rows fit on the smallest page.
  if (page === 1 && total <= Math.min(...(pageSizes ?? [pageSize]))) {
    return <p className="border-t border-border px-4 py-3 text-14 text-text2 tabular-nums">{shown}</p>
  }
  const sizes = (pageSizes ?? []).map((size) => ({ id: size, label: formatNumber(size) }))
  return (
    <nav
      aria-label={t('ui.pages')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border px-4 py-2.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-text2 tabular-nums">
        <bdi>{shown}</bdi>
        {onPageSize && (
          <span className="print:hidden">
            <FilterSelect label={t('ui.rows')} choices={sizes} value={pageSize} onChange={onPageSize} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1 print:hidden">
        <Button kind="quiet" icon={ChevronLeft} isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
          <span className="sr-only wide:not-sr-only">{t('ui.previous')}</span>
        </Button>
        <PageButtons page={page} pages={pages} onPage={onPage} />
        <Button
          kind="quiet"
          iconAfter={ChevronRight}
          isDisabled={page >= pages}
          onPress={() => onPage(page + 1)}
        >
          <span className="sr-only wide:not-sr-only">{t('ui.next')}</span>
        </Button>
      </div>
    </nav>
  )
}

interface PageButtonsProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-wrap items-center gap-1">
      {pagesToShow(page, pages).map((number, place) => (
        <li key={number ?? `gap ${place}`}>
          {number === undefined ? (
            <span className="px-1 text-text2">…</span>
          ) : (
            <button
              type="button"
              aria-label={t('ui.page', { page: formatNumber(number) })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
              className={`${buttonStyle({ kind: number === page ? 'primary' : 'quiet' })} min-w-11 px-2!`}
            >
              {formatNumber(number)}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
