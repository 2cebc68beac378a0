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

/** Around every page: links go through the router, each new page begins at its top, messages have their place. */
export function Root() {
  const router = useRouter()
  const path = useRouterState({
    // A new page is new when it has come: until then the one before it keeps its place and the focus.
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

/** As a browser does: the address that is open already takes the place of itself, so that Back leads away from it. */
const goTo = (history: RouterHistory, to: string): void => {
  if (history.location.href === to) history.replace(to)
  else history.push(to)
}

/** A new page begins at the top, and a screen reader begins at its main part. */
function useFreshPage(path: string): void {
  // Coming from the entrance, the first page is a new one too.
  const [isEntered] = useState(() => history.state?.isEntered === true)
  const shown = useRef(isEntered ? '' : path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
