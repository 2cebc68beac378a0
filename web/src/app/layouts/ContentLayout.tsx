import { Outlet } from '@tanstack/react-router'
import { Footer } from './Footer.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'

export function ContentLayout() {
  return (
    <div className="min-h-dvh wide:grid wide:grid-cols-[260px_minmax(0,1fr)]">
      <SideMenu />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopBar />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-310 flex-1 content-start gap-4 px-4 pt-5 pb-8 outline-none wide:gap-5 wide:px-8 wide:pt-7 wide:pb-10"
        >
          <Outlet />
        </main>
        <Footer />
      </div>
    </div>
  )
}
