import { Outlet } from '@tanstack/react-router'
import { Footer } from '../../kit/layouts/Footer.tsx'
import { OldAnswers } from '../../kit/layouts/OldAnswers.tsx'
import { StuckState } from '../../kit/layouts/SavedState.tsx'
import { useWideScreen } from '../../kit/layouts/use-wide-screen.ts'
import { useInstallation } from '../../kit/page/use-installation.ts'
import { useAppearance } from '../../kit/theme/use-appearance.ts'
import { MenuRow } from './MenuRow.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'

/** The page between its bars, arranged by the appearance settings. */
export function ContentLayout() {
  const { menu, isMenuNarrow, width, footer } = useAppearance()
  const isWide = useWideScreen()
  // Also loads the versions of corrected texts, even where the footer is hidden.
  useInstallation()
  const hasSide = isWide && menu === 'vertical'
  const columns = isMenuNarrow
    ? 'grid-cols-[68px_minmax(0,1fr)]'
    : 'grid-cols-[max(260px,13rem)_minmax(0,1fr)]'
  return (
    <div className={hasSide ? `grid min-h-dvh ${columns}` : 'min-h-dvh'}>
      {hasSide && <SideMenu />}
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopBar />
        {isWide && menu === 'horizontal' && <MenuRow />}
        {/* While something loads, the footer is kept below the viewport, so that it does not jump. */}
        <main
          id="main"
          tabIndex={-1}
          className={`mx-auto grid w-full flex-1 grid-cols-1 content-start gap-4 px-4 pt-5 pb-8 outline-none empty:min-h-dvh max-wide:min-h-[calc(100dvh-3.75rem)] has-[.animate-breathe]:min-h-dvh wide:gap-5 wide:px-8 wide:pt-7 wide:pb-10 ${width === 'wide' ? '' : 'max-w-310'}`}
        >
          {!(isWide && menu !== 'hidden') && <StuckState isOnlyStuck />}
          <OldAnswers />
          <Outlet />
        </main>
        {footer !== 'hidden' && <Footer isFixed={footer === 'fixed'} />}
      </div>
    </div>
  )
}
