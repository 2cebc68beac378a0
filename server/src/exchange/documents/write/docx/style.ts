import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import {
  AlignmentType,
  type IBaseParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx'
import type { Variant } from '../../document.ts'

export const colours = { text: '0F1726', soft: '37435A', line: 'DCE1E9', head: 'EEF1F5', primary: '1D56D8' }

/** Language codes with regions, which word processors need for spelling and fonts. */
const known: Partial<Record<Language, string>> = { en: 'en-GB', es: 'es-MX' }
const tagOf = (language: Language): string => known[language] ?? languageBy(language).locale

/** Complex scripts, such as that of Hindi, have separate settings of language and font. */
const isComplex = (language: Language): boolean =>
  !['Latn', 'Cyrl', 'Grek'].includes(new Intl.Locale(language).maximize().script ?? '')

export const languageOf = (language: Language) =>
  isComplex(language) ? { bidirectional: tagOf(language) } : { value: tagOf(language) }

/** Half points of plain text; twentieths of a point around it. A4 with margins of 2 cm or more. */
export const sizes: Record<Variant, { text: number; after: number; line: number; margin: number }> = {
  standard: { text: 22, after: 120, line: 276, margin: 1247 },
  large_print: { text: 36, after: 200, line: 312, margin: 1021 },
  easy_read: { text: 32, after: 240, line: 360, margin: 1361 },
}

/** The width between the margins of an A4 page, in twentieths of a point. */
export const widthOf = (variant: Variant): number => 11906 - 2 * sizes[variant].margin

/** Always set: without it LibreOffice cuts pictures to the height of a line. */
const lineRule = LineRuleType.AUTO

const grown = [2, 1.5, 1.25, 1.1, 1]

const based = { basedOn: 'Normal', next: 'Normal', quickFormat: true }

/** Other styles than plain text and headings. */
const paragraphStyles = (variant: Variant): NonNullable<IStylesOptions['paragraphStyles']> => {
  const { text, after, line } = sizes[variant]
  const size = (factor: number) => Math.round(text * factor)
  const small = variant === 'standard' ? 0.91 : 1
  return [
    { id: 'Subtitle', name: 'Subtitle', ...based, run: { size: size(1.2), color: colours.soft } },
    { id: 'Lead', name: 'Lead', ...based, run: { size: size(1.18) } },
    { id: 'Small', name: 'Small', ...based, run: { size: size(small), color: colours.soft } },
    {
      id: 'Quote',
      name: 'Quote',
      ...based,
      paragraph: {
        indent: { left: 340 },
        border: { left: { style: 'single', size: 12, space: 10, color: 'B8C2D0' } },
      },
    },
    { id: 'Fact', name: 'Fact', ...based, paragraph: { spacing: { after: after / 2, line, lineRule } } },
    {
      id: 'FactGroup',
      name: 'Fact group',
      ...based,
      run: { bold: true },
      paragraph: { spacing: { before: after, after: after / 2 }, keepNext: true },
    },
    {
      id: 'Caption',
      name: 'caption',
      ...based,
      run: { bold: true },
      paragraph: { spacing: { before: 240, after: 100 }, keepNext: true },
    },
    {
      id: 'Contents',
      name: 'Contents heading',
      ...based,
      run: { size: size(1.5), bold: true },
      paragraph: { spacing: { before: 280, after: 120 }, keepNext: true },
    },
    {
      id: 'TableText',
      name: 'Table text',
      ...based,
      run: { size: size(variant === 'standard' ? 0.91 : 1) },
      paragraph: { spacing: { before: 40, after: 40, line: 252, lineRule } },
    },
  ]
}

/** Named styles, so that headings can be changed at once and listed for navigation. */
export const stylesOf = (variant: Variant, language: Language): IStylesOptions => {
  const { text, after, line } = sizes[variant]
  const headingOf = (level: number): IBaseParagraphStyleOptions => ({
    run: { size: Math.round(text * (grown[level] ?? 1)), bold: true, color: colours.text },
    paragraph: { spacing: { before: level === 0 ? 0 : 280, after: 120 }, keepNext: true, keepLines: true },
  })
  return {
    default: {
      document: {
        run: {
          font: { ascii: 'Arial', hAnsi: 'Arial', cs: 'Nirmala UI' },
          size: text,
          color: colours.text,
          language: { value: tagOf(isComplex(language) ? 'en' : language), ...languageOf(language) },
        },
        paragraph: { spacing: { after, line, lineRule } },
      },
      title: headingOf(0),
      heading1: headingOf(1),
      heading2: headingOf(2),
      heading3: headingOf(3),
      heading4: headingOf(4),
    },
    paragraphStyles: paragraphStyles(variant),
  }
}

/** `points` and `steps`. Larger letters need a wider indent. */
export const numberingOf = (variant: Variant) => ({
  config: [
    { reference: 'points', format: LevelFormat.BULLET, text: '•' },
    { reference: 'steps', format: LevelFormat.DECIMAL, text: '%1.' },
  ].map(({ reference, format, text }) => ({
    reference,
    levels: [
      {
        level: 0,
        format,
        text,
        alignment: AlignmentType.START,
        style: {
          paragraph: { indent: { left: sizes[variant].text * 24, hanging: sizes[variant].text * 18 } },
        },
      },
    ],
  })),
})
