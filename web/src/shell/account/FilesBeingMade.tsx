import { useSyncExternalStore } from 'react'
import { filesBeingMade, onFilesBeingMade } from '../../kit/documents/downloads.ts'
import { loadMakingCorner } from '../../kit/documents/load-papers.ts'
import { lazily } from '../../ui/waiting/lazily.tsx'

const MakingCorner = lazily(loadMakingCorner)

export function FilesBeingMade() {
  const making = useSyncExternalStore(onFilesBeingMade, filesBeingMade)
  return making.length > 0 && <MakingCorner making={making} />
}
