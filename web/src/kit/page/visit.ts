import { openAid } from './open-aid.ts'

/** A line to be taken along, under the name by which its person knows it. */
export type VisitLine = { evaluation: number; line: number; name: string }

let lines: readonly VisitLine[] = []
export const visitLines = (): readonly VisitLine[] => lines

/** Opens what takes these lines along, and shows what lies on this device already. */
export const openVisit = (chosen: readonly VisitLine[]): void => {
  lines = chosen
  openAid('visit')
}
