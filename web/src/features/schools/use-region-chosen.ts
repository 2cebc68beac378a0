import { useRef } from 'react'
import type { RegionChoice } from '../regions/RegionPicker.tsx'

/** A form holds the id of a region; this knows the region again by it, for the picker and for words. */
export const useRegionChosen = (first: RegionChoice | null) => {
  const known = useRef(new Map<number, RegionChoice>())
  const meet = (choice: RegionChoice | null): number | null => {
    if (choice) known.current.set(choice.id, choice)
    return choice?.id ?? null
  }
  meet(first)
  return { meet, of: (id: number | null): RegionChoice | null => known.current.get(id ?? 0) ?? null }
}
