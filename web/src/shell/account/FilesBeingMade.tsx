import { useSyncExternalStore } from 'react'
import { filesBeingMade, onFilesBeingMade } from '../../kit/documents/downloads.ts'
import { loadMakingCorner } from '../../kit/documents/load-papers.ts'
import { lazily } from '../../ui/waiting/lazily.tsx'

const MakingCorner = lazily(loadMakingCorner)

/** Files that are being made stay in sight wherever the person goes. */
export function FilesBeingMade() {
  const making = useSyncExternalStore(onFilesBeingMade, filesBeingMade)
  return making.length > 0 && <MakingCorner making={making} />
}
