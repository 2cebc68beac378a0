import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppContext, givenFiles } from '../house.ts'
import { pngBomb } from '../making/make-bomb.ts'
import { makeDocument, relationship } from '../making/make-office.ts'
import { gpsBytes, makePhonePhoto, makePicture, secrets } from '../making/make-photo.ts'
import { makePhoneVideo, pictures, place } from '../making/make-video.ts'
import { makeZip } from '../making/make-zip.ts'
import { slowUpload } from '../uploads/slow-upload.ts'

let context: AppContext
beforeAll(async () => {
  context = await givenFiles()
})
afterAll(() => context.close())

const noneWith = async (secret: Buffer | string) => {
  const files = await context.onDisk()
  return files.every((each) => !each.bytes.includes(secret))
}
const leftOver = async () => (await context.onDisk('files/tmp')).map((each) => each.path)

test('a teacher adds a photo, and its location is stored neither on the disk nor in the answer', async () => {
  const photo = await makePhonePhoto()
  const upload = slowUpload(context.port, context.teacher, context.shown, 'aula.jpg')
  upload.begin()
  upload.send(photo.subarray(0, photo.length - 10))
  await expect.poll(leftOver).toHaveLength(1)
  await expect.poll(async () => (await context.onDisk('files/tmp'))[0]?.bytes.length).toBeGreaterThan(4096)
  expect(await noneWith(gpsBytes)).toBe(true)
  expect(await noneWith(secrets.device)).toBe(true)
  upload.send(photo.subarray(photo.length - 10))
  upload.end()
  const { status, body } = await upload.answer
  expect(status).toBe(201)
  const id = Number(/"id":(\d+)/.exec(body)?.[1])
  expect(await leftOver()).toEqual([])
  expect(await noneWith(gpsBytes)).toBe(true)
  const { bytes, headers } = await context.download(id)
  expect(headers.get('content-type')).toBe('image/jpeg')
  expect(bytes.includes(gpsBytes) || bytes.includes(secrets.device) || bytes.includes(secrets.note)).toBe(
    false,
  )
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 640 })
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
})

test('a video loses its location and keeps its frames', async () => {
  const { body } = await context.upload('clase.mov', makePhoneVideo())
  const { bytes } = await context.download(body.id)
  expect(bytes.includes(place)).toBe(false)
  expect(bytes.includes(pictures)).toBe(true)
  expect(await noneWith(place)).toBe(true)
})

test('a photo that is also a page loses the page', async () => {
  const both = Buffer.concat([
    await makePicture(50, 50).jpeg().toBuffer(),
    Buffer.from('<html><script>x</script>'),
  ])
  const { body } = await context.upload('foto.jpg', both)
  expect((await context.download(body.id)).bytes.includes('<script>')).toBe(false)
})

test.each([
  ['a page', 'pagina.html', '<html></html>', 415],
  ['a drawing', 'dibujo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
  ['a photo of a kind not taken', 'foto.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 415],
  ['a page called text', 'nota.txt', '<!doctype html><p>hola', 415],
  ['a photo with another name', 'foto.png', Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 415],
  ['a name that hides a program', 'foto.php.jpg', 'x', 415],
  ['half a photo', 'foto.jpg', Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 415],
  ['a picture of too many pixels', 'grande.png', pngBomb(16_000), 413],
  ['a name too long', `${'a'.repeat(150)}.txt`, 'x', 400],
  [
    'an archive that bursts',
    'bomba.zip',
    makeZip([{ name: 'a.txt', content: Buffer.alloc(30_000_000, 'a') }]),
    415,
  ],
  ['an archive that leads out', 'sube.zip', makeZip([{ name: '../../a.txt', content: 'a' }]), 415],
  [
    'a document with macros',
    'macro.docm',
    makeDocument([{ name: 'word/vbaProject.bin', content: 'x' }]),
    415,
  ],
  ['hidden macros', 'macro.docx', makeDocument([{ name: 'word/vbaProject.bin', content: 'x' }]), 415],
  [
    'a document that fetches from elsewhere',
    'fuera.docx',
    makeDocument([
      {
        name: 'word/_rels/a.xml.rels',
        content: relationship('image', 'http://a.example/', 'TargetMode="External"'),
      },
    ]),
    415,
  ],
] as const)('%s is refused and leaves no file', async (_, name, content, status) => {
  const before = (await context.onDisk()).length
  const answer = await context.upload(name, content)
  expect(answer.status).toBe(status)
  expect(answer.body.detail).toMatch(/^(Error uploading file|File name too long)/)
  expect((await context.onDisk()).length).toBe(before)
})

test('a client gets a code for why a document is refused', async () => {
  const content = makeDocument([{ name: 'word/embeddings/a.bin', content: 'x' }])
  const { status, body } = await context.upload('plan.docx', content, context.cell)
  expect([status, body]).toEqual([
    415,
    expect.objectContaining({ code: 'unsupported_file_type', reason: 'opens_by_itself' }),
  ])
})
