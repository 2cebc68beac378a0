import { Problem } from 'contract/platform/problems'
import { expect, test } from 'vitest'
import { bytesOf } from '../../../../src/evaluation/files/bytes.ts'
import { checkPdf } from '../../../../src/evaluation/files/examine/pdf.ts'
import { checkPlainText } from '../../../../src/evaluation/files/examine/plain-text.ts'
import { formatOf } from '../../../../src/evaluation/files/sniff.ts'
import { makePicture } from '../making/make-photo.ts'
import { makePhoneVideo } from '../making/make-video.ts'
import { makeZip } from '../making/make-zip.ts'
import { reasonOf } from './reason-of.ts'

const text = (content: string) => Buffer.from(content)
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')
const matroska = Buffer.from('1a45dfa3a34286810142f7810142f2810442f3810842828861666f73747261', 'hex')
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

const refused = (head: Buffer, name: string) => {
  try {
    return formatOf(head, name)
  } catch (error) {
    return error instanceof Problem ? `${error.code}: ${reasonOf(error)}` : error
  }
}

test('the type of a file is that of its bytes', async () => {
  expect(formatOf(await makePicture(8, 8).jpeg().toBuffer(), 'foto.JPG')).toBe('jpeg')
  expect(formatOf(await makePicture(8, 8).png().toBuffer(), 'foto.png')).toBe('png')
  expect(formatOf(await makePicture(8, 8).webp().toBuffer(), 'foto.webp')).toBe('webp')
  expect(formatOf(await makePicture(8, 8).gif().toBuffer(), 'foto.gif')).toBe('gif')
  expect(formatOf(makePhoneVideo(), 'IMG_0001.MOV')).toBe('mp4')
  expect(formatOf(webm, 'video.webm')).toBe('webm')
  expect(formatOf(makeZip([{ name: 'a.txt', content: 'a' }]), 'todo.zip')).toBe('zip')
  expect(formatOf(makeZip([{ name: 'a.txt', content: 'a' }]), 'acta.docx')).toBe('docx')
  expect(formatOf(text('%PDF-1.7\n...'), 'plan.pdf')).toBe('pdf')
  expect(formatOf(text('nombre;edad\nAna;9\n'), 'lista.csv')).toBe('csv')
  expect(formatOf(text('\ufeffescuela'), 'nota.txt')).toBe('txt')
  expect(formatOf(Buffer.from('\ufeffaño', 'utf16le'), 'nota.txt')).toBe('txt')
})

test('pages, drawings and programs are refused under every name', () => {
  const content = 'unsupported_file_type: content'
  expect(refused(text('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'dibujo.svg')).toBe(content)
  expect(refused(text('<!DOCTYPE html><script>alert(1)</script>'), 'pagina.txt')).toBe(content)
  expect(refused(text('hola\n<ScRipt>alert(1)</script>'), 'nota.txt')).toBe(content)
  expect(refused(text('<?xml version="1.0"?><a/>'), 'datos.txt')).toBe(content)
  expect(refused(heic, 'IMG_0002.heic')).toBe(content)
  expect(refused(heic, 'IMG_0002.mp4')).toBe(content)
  expect(refused(matroska, 'pelicula.webm')).toBe(content)
  expect(refused(Buffer.from('II*\0\x08\0\0\0\0\0\0\0', 'latin1'), 'foto.tiff')).toBe(content)
  expect(refused(Buffer.from('d0cf11e0a1b11ae10000000000000000', 'hex'), 'hoja.xls')).toBe(content)
  expect(refused(Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0', 'latin1'), 'juego.exe')).toBe(content)
  expect(refused(Buffer.alloc(0), 'vacio.txt')).toBe(content)
})

test('an extension that differs from the bytes is refused', async () => {
  const extension = 'unsupported_file_type: extension'
  expect(refused(await makePicture(8, 8).png().toBuffer(), 'foto.jpg')).toBe(extension)
  expect(refused(text('hola'), 'hola.pdf')).toBe(extension)
  expect(refused(text('hola'), 'hola.xml')).toBe(extension)
  expect(refused(text('hola'), 'hola')).toBe(extension)
  expect(refused(makeZip([{ name: 'a.txt', content: 'a' }]), 'macro.docm')).toBe(extension)
})

test('a text file is checked to its last byte', async () => {
  const long = 'ñandú\n'.repeat(30_000)
  await expect(checkPlainText(bytesOf(text(long)))).resolves.toBeUndefined()
  await expect(checkPlainText(bytesOf(Buffer.concat([text(long), Buffer.from([0xff])])))).rejects.toThrow(
    Problem,
  )
  await expect(checkPlainText(bytesOf(Buffer.concat([text(long), Buffer.from([0xc3])])))).rejects.toThrow(
    Problem,
  )
  await expect(checkPlainText(bytesOf(text(`${long}\0`)))).rejects.toThrow(Problem)
})

test('a PDF that begins as a page is refused', async () => {
  await expect(checkPdf(bytesOf(text('<HTML><script>1</script>%PDF-1.7\n%%EOF\n')))).rejects.toThrow(Problem)
  await expect(checkPdf(bytesOf(text('\n\n%PDF-1.7\n<html>\n%%EOF\n')))).resolves.toBeUndefined()
})

test('a PDF without its end is refused as truncated', async () => {
  await expect(checkPdf(bytesOf(text('%PDF-1.7\nbody\n%%EOF\n')))).resolves.toBeUndefined()
  await expect(checkPdf(bytesOf(text(`%PDF-1.7\n%%EOF${'x'.repeat(5000)}`)))).rejects.toThrow(Problem)
})
