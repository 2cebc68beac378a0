import type { Scene } from '../pictures/draw.ts'

export type DocumentFormat = 'docx' | 'xlsx' | 'pdf'

/** The evidence of one domain and stage: two pictures and a document. */
type CellOfEvidence = { scenes: readonly [Scene, Scene]; document: DocumentFormat }

/** By domain, in each its three stages. */
export const cells: readonly CellOfEvidence[] = [
  { scenes: ['corner', 'play'], document: 'docx' },
  { scenes: ['meeting', 'wall'], document: 'docx' },
  { scenes: ['symbols', 'hands'], document: 'xlsx' },
  { scenes: ['entrance', 'symbols'], document: 'xlsx' },
  { scenes: ['calendar', 'marking'], document: 'docx' },
  { scenes: ['tactileSign', 'ramp'], document: 'pdf' },
  { scenes: ['material', 'routine'], document: 'docx' },
  { scenes: ['braille', 'cane'], document: 'docx' },
  { scenes: ['garden', 'club'], document: 'xlsx' },
  { scenes: ['book', 'welcome'], document: 'docx' },
  { scenes: ['routine', 'workshop'], document: 'docx' },
  { scenes: ['coteach', 'home'], document: 'xlsx' },
  { scenes: ['wall', 'meeting'], document: 'pdf' },
  { scenes: ['timetable', 'care'], document: 'docx' },
  { scenes: ['welcome', 'ramp'], document: 'xlsx' },
  { scenes: ['meeting', 'workshop'], document: 'xlsx' },
  { scenes: ['coteach', 'underHand'], document: 'docx' },
  { scenes: ['visit', 'stage'], document: 'docx' },
  { scenes: ['visit', 'sport'], document: 'docx' },
  { scenes: ['screen', 'coteach'], document: 'pdf' },
  { scenes: ['market', 'stage'], document: 'xlsx' },
]

/** The texts of a cell in one language: text alternatives of its pictures, and its document. */
type TextsOfCell = { photos: readonly [string, string]; name: string; title: string; lines: string[] }

export type TextsOfEvidence = { places: readonly string[]; cells: readonly TextsOfCell[] }
