import { Outlet, type RouterHistory, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { firstAnswers } from '../kit/page/first-answers.ts'
import { loadFontsAfter } from '../kit/theme/fonts.ts'
import { LiveRegion } from '../ui/messages/LiveRegion.tsx'
import { ToastRegion } from '../ui/messages/ToastRegion.tsx'
import { Lead } from '../ui/navigation/lead.ts'
import { SkipLink } from '../ui/navigation/SkipLink.tsx'
import { afterPaint } from '../ui/waiting/after-paint.ts'
import { lazily } from '../ui/waiting/lazily.tsx'
import { SessionExpiredDialog } from './account/SessionExpiredDialog.tsx'
import { usePersonChange } from './account/use-person-change.ts'
import { PageOnItsWay } from './PageOnItsWay.tsx'

const Around = lazily(
  async () => {
    await firstAnswers()
    return (await import('./aids/Around.tsx')).Around
  },
  null,
  true,
)

/** Around every page: the router for links, scrolling and focus of new pages, messages. */
export function Root() {
  const router = useRouter()
  const path = useRouterState({
    // The location that is rendered: until a page has loaded, the former one keeps its place and the focus.
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname,
  })
  const lead = useCallback((to: string) => void afterPaint().then(() => goTo(router.history, to)), [router])
  useFreshPage(path)
  usePersonChange()
  useEffect(() => void loadFontsAfter(firstAnswers), [])
  return (
    <Lead value={lead}>
      <SkipLink />
      <PageOnItsWay />
      <Outlet />
      <Around />
      <SessionExpiredDialog />
      <ToastRegion />
      <LiveRegion />
    </Lead>
  )
}

/** Like browsers, replaces the history entry when the address is the same, so that Back leaves it. */
const goTo = (history: RouterHistory, to: string): void => {
  if (history.location.href === to) history.replace(to)
  else history.push(to)
}

/** A new page scrolls to the top and focuses its main part. */
function useFreshPage(path: string): void {
  // After login the first page counts as a new one.
  const [isEntered] = useState(() => history.state?.isEntered === true)
  const shown = useRef(isEntered ? '' : path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
