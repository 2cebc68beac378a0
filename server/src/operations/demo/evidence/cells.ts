import type { Scene } from '../pictures/draw.ts'

export type DocumentFormat = 'docx' | 'xlsx' | 'pdf'

/** What a school shows of one domain and stage: two pictures and one paper. */
type CellOfEvidence = { scenes: readonly [Scene, Scene]; paper: DocumentFormat }

/** Domain by domain, in each its three stages. */
export const cells: readonly CellOfEvidence[] = [
  { scenes: ['corner', 'play'], paper: 'docx' },
  { scenes: ['meeting', 'wall'], paper: 'docx' },
  { scenes: ['symbols', 'hands'], paper: 'xlsx' },
  { scenes: ['entrance', 'symbols'], paper: 'xlsx' },
  { scenes: ['calendar', 'marking'], paper: 'docx' },
  { scenes: ['tactileSign', 'ramp'], paper: 'pdf' },
  { scenes: ['material', 'routine'], paper: 'docx' },
  { scenes: ['braille', 'cane'], paper: 'docx' },
  { scenes: ['garden', 'club'], paper: 'xlsx' },
  { scenes: ['book', 'welcome'], paper: 'docx' },
  { scenes: ['routine', 'workshop'], paper: 'docx' },
  { scenes: ['coteach', 'home'], paper: 'xlsx' },
  { scenes: ['wall', 'meeting'], paper: 'pdf' },
  { scenes: ['timetable', 'care'], paper: 'docx' },
  { scenes: ['welcome', 'ramp'], paper: 'xlsx' },
  { scenes: ['meeting', 'workshop'], paper: 'xlsx' },
  { scenes: ['coteach', 'underHand'], paper: 'docx' },
  { scenes: ['visit', 'stage'], paper: 'docx' },
  { scenes: ['visit', 'sport'], paper: 'docx' },
  { scenes: ['screen', 'coteach'], paper: 'pdf' },
  { scenes: ['market', 'stage'], paper: 'xlsx' },
]

/** The words of a cell in one language: text alternatives of its pictures, and its paper. */
type WordsOfCell = { photos: readonly [string, string]; name: string; title: string; lines: string[] }

export type WordsOfEvidence = { places: readonly string[]; cells: readonly WordsOfCell[] }
