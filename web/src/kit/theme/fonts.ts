import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import vietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2'

/** Latin covers English, Spanish, Portuguese and Indonesian; Hindi uses fonts of the device. */
const faces = [
  {
    file: latin,
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
      'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  {
    file: vietnamese,
    unicodeRange:
      'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, ' +
      'U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
  },
]

let areBrought = false

/**
 * The fonts are a third of the application's size and would be loaded first, so the page uses the device's fonts
 * until it is rendered.
 */
export const loadFonts = (): void => {
  if (areBrought) return
  areBrought = true
  for (const { file, unicodeRange } of faces) {
    document.fonts.add(
      new FontFace('Inter Variable', `url(${file}) format('woff2')`, {
        display: 'swap',
        unicodeRange,
        weight: '100 900',
      }),
    )
  }
}

/** At once where they are cached, else after the page. */
export const loadFontsAfter = async (page: () => Promise<void>): Promise<void> => {
  if (!navigator.serviceWorker?.controller) await page()
  loadFonts()
}
