import { isOneOf } from 'contract/platform/typed'
/** The first value of each is the default. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  /** In percent of the browser's text size. */
  textSize: [100, 110, 125, 150],
  contrast: ['system', 'more'],
  skin: ['plain', 'bordered', 'semi-dark'],
  width: ['compact', 'wide'],
  menu: ['vertical', 'horizontal', 'hidden'],
  topBar: ['fixed', 'static', 'hidden'],
  footer: ['static', 'fixed', 'hidden'],
  transition: ['none', 'fade', 'slide'],
  data: ['system', 'less', 'all'],
  direction: ['ltr', 'rtl'],
} as const

type Choices = typeof choices

/** Stored on the device; `boot.js` reads the same record before the first paint. */
export type Appearance = { [Name in keyof Choices]: Choices[Name][number] } & {
  isMenuNarrow: boolean
  /** `?` opens no help. */
  isHelpKeyOff: boolean
}

export const usual: Appearance = {
  theme: 'system',
  textSize: 100,
  contrast: 'system',
  skin: 'plain',
  width: 'compact',
  menu: 'vertical',
  topBar: 'fixed',
  footer: 'static',
  transition: 'none',
  data: 'system',
  direction: 'ltr',
  isMenuNarrow: false,
  isHelpKeyOff: false,
}

/** Reads a stored record, perhaps of an older version; unknown values become the default. */
export const readAppearance = (stored: Partial<Record<string, unknown>>): Appearance => {
  const chosen = Object.entries(choices).flatMap(([name, values]) => {
    const value = stored[name]
    return isOneOf<string | number>(values, value) ? [[name, value]] : []
  })
  return {
    ...usual,
    ...Object.fromEntries(chosen),
    isMenuNarrow: stored.isMenuNarrow === true,
    isHelpKeyOff: stored.isHelpKeyOff === true,
  }
}
