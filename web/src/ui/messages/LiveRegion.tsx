import { useSyncExternalStore } from 'react'
import { announced, onAnnouncement } from './announcements.ts'

/** The application's only polite live region, used by `announce`. */
export function LiveRegion() {
  const text = useSyncExternalStore(onAnnouncement, announced)
  return (
    <div role="status" className="sr-only">
      {text}
    </div>
  )
}
