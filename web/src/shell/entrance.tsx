import { Problem } from 'contract/platform/problems'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LoginPage } from '../features/access/login/LoginPage.tsx'
import { pageAfterLogin } from '../features/access/login/page-after-login.ts'
import { loginSearch } from '../features/access/login/search.ts'
import { needsReloadFor } from '../i18n/chosen-language.ts'
import { loadFontsAfter } from '../kit/theme/fonts.ts'
import { onSessionChange, session } from '../session/stored-session.ts'
import { LiveRegion } from '../ui/messages/LiveRegion.tsx'
import { SkipLink } from '../ui/navigation/SkipLink.tsx'
import { afterPaint } from '../ui/waiting/after-paint.ts'

const application = () =>
  import('./start.tsx').catch(() => {
    throw new Problem('unavailable', { reason: 'unreachable' })
  })

/** The login page without the rest of the application; logging in, here or in another tab, loads it. */
export function start(root: HTMLElement): void {
  const entrance = createRoot(root)
  const enter = async () => {
    const page = pageAfterLogin() ?? '/home'
    if (needsReloadFor(session()?.user)) {
      location.replace(page)
      return
    }
    const { start: startApplication } = await application()
    stop()
    entrance.unmount()
    // The router stores its index in the state.
    history.replaceState({ ...history.state, afterLogin: undefined, isEntered: true }, '', page)
    startApplication(root)
  }
  const stop = onSessionChange(() => session() && void enter().catch(() => undefined))
  history.replaceState(history.state, '', `/login${location.search}`)
  // Loads the application as soon as somebody types.
  root.addEventListener('input', () => void application().catch(() => undefined), { once: true })
  entrance.render(
    <StrictMode>
      <SkipLink />
      <LoginPage
        {...loginSearch(Object.fromEntries(new URLSearchParams(location.search)))}
        onSignedIn={entering}
      />
      <LiveRegion />
    </StrictMode>,
  )
  void loadFontsAfter(afterPaint)
}

/** Storing the session has already started the application; the button stays busy until then. */
const entering = () => application().then(() => undefined)
