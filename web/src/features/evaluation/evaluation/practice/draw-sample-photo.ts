const wall = '#d9e7ee'
const shelf = '#b98a55'

/** A drawing of three objects on a shelf, so that nobody needs a photo of their own. */
export const drawSamplePhoto = async (name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(640, 480)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = wall
    context.fillRect(0, 0, 640, 480)
    context.fillStyle = shelf
    context.fillRect(40, 340, 560, 28)
    context.fillStyle = '#c2410c'
    context.beginPath()
    context.arc(150, 275, 65, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = '#6036c2'
    context.fillRect(265, 220, 120, 120)
    context.fillStyle = '#08685f'
    context.beginPath()
    context.moveTo(490, 210)
    context.lineTo(560, 340)
    context.lineTo(420, 340)
    context.fill()
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `${name}.png`, { type: 'image/png' })
}
