import type { ReactNode } from 'react'
import { SearchButton } from '../features/insight/search/SearchButton.tsx'
import { NotificationBell } from '../features/messages/notifications/NotificationBell.tsx'
import { PageTools } from '../kit/layouts/page-tools.ts'

const tools = { Search: SearchButton, Bell: NotificationBell }

/** Passes search and notifications to the bars of the kit, which may not import features. */
export function WithPageTools({ children }: { children: ReactNode }) {
  return <PageTools value={tools}>{children}</PageTools>
}
