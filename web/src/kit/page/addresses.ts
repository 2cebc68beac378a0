type Place = { line?: number; indicator?: string; part?: 'missing' | 'review' | 'comments' }

/** The page of one evaluation, at a line, an indicator or a part of it. */
export const addressOfEvaluation = (
  { id, instrument }: { id: number; instrument: { id: number } },
  place: Place = {},
): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(place)) search.set(name, String(value))
  const path = `/evaluations/detail/${id}/instrument/${instrument.id}`
  return search.size > 0 ? `${path}?${search}` : path
}
