import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test('a phone and a computer are described by browser and system', () => {
  expect(
    deviceName(
      'Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    ),
  ).toBe('Chrome, Android')
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0')).toBe(
    'Firefox, Windows',
  )
  expect(
    deviceName(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    ),
  ).toBe('Safari, macOS')
})

test('a browser that also names Chrome has its own name', () => {
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0')).toBe(
    'Edge, Windows',
  )
})

test('a program is described by the name it sends', () => {
  expect(deviceName('school-sync/1.2')).toBe('school-sync/1.2')
})
