import { useSyncExternalStore } from 'react'
import { later } from '../../ui/waiting/later.tsx'
import { filesBeingMade, onFilesBeingMade } from './downloads.ts'
import { loadMakingCorner } from './load-papers.ts'

const MakingCorner = later(loadMakingCorner)

/** Files that are being made stay in sight wherever the person goes. */
export function FilesBeingMade() {
  const making = useSyncExternalStore(onFilesBeingMade, filesBeingMade)
  return making.length > 0 && <MakingCorner making={making} />
}
