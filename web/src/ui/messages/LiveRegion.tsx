import { useSyncExternalStore } from 'react'
import { announced, onAnnouncement } from './announcements.ts'

/** The one polite status of the application; `announce` speaks through it. */
export function LiveRegion() {
  const text = useSyncExternalStore(onAnnouncement, announced)
  return (
    <div role="status" className="sr-only">
      {text}
    </div>
  )
}
