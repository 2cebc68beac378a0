import { openAid } from './open-aid.ts'

export type VisitLine = { evaluation: number; line: number; name: string }

let lines: readonly VisitLine[] = []
export const visitLines = (): readonly VisitLine[] => lines

/** Opens the dialog that stores these lines on the device. */
export const openVisit = (chosen: readonly VisitLine[]): void => {
  lines = chosen
  openAid('visit')
}
