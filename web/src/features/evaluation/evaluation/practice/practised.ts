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
  /** The photo as a data URL, only while the page is open. */
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

/** What was tried in this tab; it is neither sent nor shared with other tabs. */
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
