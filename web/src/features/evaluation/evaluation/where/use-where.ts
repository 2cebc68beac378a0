import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { rememberPlace } from '../../../../kit/page/last-place.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import type { EvaluationReady } from '../use-evaluation.ts'

export const from = '/blank/evaluations/detail/$id/instrument/$instrumentId' as const

/**
 * The current indicator: that of the address, else in review the first that changed since the return, else the first
 * without an answer, else the first.
 */
export const useWhere = ({ detail, indicators, now }: EvaluationReady) => {
  const { t } = useTranslation()
  const search = useSearch({ from })
  const router = useRouter()
  const navigate = useNavigate({ from: '/evaluations/detail/$id/instrument/$instrumentId' })
  const named = indicators.findIndex(({ indicator }) => indicator.code === search.indicator)
  const { status, changed_since_submission: changes } = detail.line
  const isNext = (id: number): boolean =>
    status === 'IN REVIEW' ? changes.some(({ indicator }) => indicator === id) : !now.answered.has(id)
  const next = indicators.findIndex(({ indicator }) => isNext(indicator.id))
  const index = named >= 0 ? named : Math.max(0, search.indicator === undefined ? next : 0)
  const code = indicators[index]?.indicator.code

  // The indicator is written into the address at once, so that an answer does not move the page to the next one.
  useEffect(() => {
    // The person is already on the way to another page.
    const isLeft = !router.latestLocation.pathname.startsWith(`/evaluations/detail/${detail.id}/`)
    if (code !== undefined && search.indicator !== code && !isLeft) {
      // A link to another indicator is not on screen yet, and shortcuts act on what is shown.
      if (search.indicator !== undefined)
        showToast('error', t('evaluation.noSuchIndicator', { code: search.indicator, shown: code }))
      void navigate({ search: (now) => ({ ...now, indicator: code }), hash: true, replace: true })
    }
    if (code !== undefined) rememberPlace(detail.id, detail.line.id, code)
  }, [code, search.indicator, navigate, router, detail.id, detail.line.id, t])

  return {
    index,
    part: search.part,
    /** Replaces the entry of the history, so that Back does not open the part again. */
    leavePart: () =>
      void navigate({ search: ({ part: _, ...now }) => now, replace: true, resetScroll: false }),
  }
}

export type Where = ReturnType<typeof useWhere>

export const addressOfIndicator = (
  detail: { id: number; instrument: { id: number }; line: { id: number } },
  code: string,
): string =>
  `/evaluations/detail/${detail.id}/instrument/${detail.instrument.id}?line=${detail.line.id}&indicator=${code}`
