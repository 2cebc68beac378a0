import { useState } from 'react'
import type { RegionChoice } from '../../regions/RegionPicker.tsx'

/** A form holds the id of a region; this knows the region again by it, for the picker and for words. */
export const useRegionChosen = (first: RegionChoice | null) => {
  const [known] = useState(() => new Map(first ? [[first.id, first]] : []))
  return {
    meet: (choice: RegionChoice | null): number | null => {
      if (choice) known.set(choice.id, choice)
      return choice?.id ?? null
    },
    of: (id: number | null): RegionChoice | null => known.get(id ?? 0) ?? null,
  }
}
