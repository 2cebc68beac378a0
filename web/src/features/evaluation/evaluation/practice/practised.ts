import type { Basis } from 'contract/evaluation/proposed-letters'
import { useSyncExternalStore } from 'react'
import { listeners } from '../../../../listeners.ts'
import { session } from '../../../../session/stored-session.ts'
import { inTab } from '../../../../session/web-storage.ts'
import type { StageShown } from '../../../../ui/figures/StageMark.tsx'

export type PracticeFile = {
  id: string
  stage: StageShown
  name: string
  isPhoto: boolean
  description: string
  /** The photo while the page is open; its words alone outlast it. */
  picture: string | null
}

export type Practised = {
  answers: Readonly<Record<number, { option: number; na_reason: string | null; basis?: Basis }>>
  notes: Readonly<Record<number, string>>
  files: readonly PracticeFile[]
  isSubmitted: boolean
}

const key = 'vereda.practice'
const nothing: Practised = { answers: {}, notes: {}, files: [], isSubmitted: false }

let user: number | undefined
let practised = nothing
const { listen, notify } = listeners()

/** What somebody has tried in this tab. It goes nowhere: neither to the server nor to another tab or person. */
const currentPractised = (): Practised => {
  const own = session()?.user.id
  if (own !== user) {
    user = own
    practised = readStored(own)
  }
  return practised
}

export const usePractised = (): Practised => useSyncExternalStore(listen, currentPractised)

export const practise = (change: (now: Practised) => Partial<Practised>): void => {
  const now = currentPractised()
  practised = { ...now, ...change(now) }
  storeInTab()
  notify()
}

export const beginPracticeAgain = (): void => {
  for (const { picture } of practised.files) if (picture) URL.revokeObjectURL(picture)
  practise(() => nothing)
}

function storeInTab(): void {
  const files = practised.files.map((file) => ({ ...file, picture: null }))
  inTab.storeValue(key, { user, practised: { ...practised, files } })
}

function readStored(own: number | undefined): Practised {
  const stored = inTab.readValue<{ user?: number; practised?: Practised }>(key)
  return own !== undefined && stored?.user === own && stored.practised ? stored.practised : nothing
}
