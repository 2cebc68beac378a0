type Place = {
  line?: number
  indicator?: string
  part?: 'missing' | 'review' | 'comments' | 'files' | 'raters'
  comments?: 'waiting'
}

export const addressOfEvaluation = (
  { id, instrument }: { id: number; instrument: { id: number } },
  place: Place = {},
): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(place)) search.set(name, String(value))
  const path = `/evaluations/detail/${id}/instrument/${instrument.id}`
  return search.size > 0 ? `${path}?${search}` : path
}

export const addressOfWaitingComments = (
  evaluation: { id: number; instrument: { id: number } },
  line: number,
): string => addressOfEvaluation(evaluation, { line, part: 'comments', comments: 'waiting' })

export const addressOfSchool = (id: number): string => `/schools/${id}`

/** Without a line the latest final one is shown. */
export const addressOfResults = (school: number, line?: number): string =>
  `/schools/results/${school}${line === undefined ? '' : `?line=${line}`}`
