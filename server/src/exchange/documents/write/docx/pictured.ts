import { readFile } from 'node:fs/promises'
import { ImageRun, Paragraph, TabStopType, TextRun } from 'docx'
import { documentFolder } from '../../../../platform/settings/folders.ts'
import type { PreparedPictured } from '../prepared.ts'
import { pngOf } from './chart.ts'
import { runsOf } from './runs.ts'

/** Pixels, and their width in twentieths of a point. */
const side = 44
const room = 900

const drawn = new Map<string, Promise<Buffer>>()

/** Pictograms come several times in a document, so each is rendered once. */
const drawingOf = (picture: string): Promise<Buffer> => {
  const known = drawn.get(picture)
  if (known) return known
  const made = readFile(`${documentFolder}/pictures/${picture}.svg`).then(pngOf)
  drawn.set(picture, made)
  made.catch(() => drawn.delete(picture))
  return made
}

/** A pictogram with its text next to it; further lines are below the first. */
export const picturedOf = async ({
  picture,
  alternative,
  texts,
  isLead,
}: PreparedPictured): Promise<Paragraph[]> => {
  const data = await drawingOf(picture)
  const drawing = new ImageRun({
    type: 'png',
    data,
    transformation: { width: side, height: side },
    altText: { name: alternative, description: alternative },
  })
  return texts.map(
    (text, place) =>
      new Paragraph({
        style: isLead ? 'FactGroup' : 'Normal',
        keepLines: true,
        keepNext: place < texts.length - 1,
        indent: { left: room, ...(place === 0 && { hanging: room }) },
        tabStops: [{ type: TabStopType.LEFT, position: room }],
        spacing: { before: isLead ? 240 : 0, after: place === texts.length - 1 ? 160 : 40 },
        children: place === 0 ? [drawing, new TextRun({ text: '\t' }), ...runsOf(text)] : runsOf(text),
      }),
  )
}
