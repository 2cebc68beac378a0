import { languageCodes } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { editionFolder } from '../../../../instrument/editions.ts'
import type { Indicator } from '../../../../instrument/instrument.ts'
import { loadInstrument } from '../../../../instrument/load.ts'
import type { Block } from '../../../src/exchange/documents/document.ts'
import { indicatorForm } from '../../../src/exchange/documents/instrument/form.ts'
import { voiceIn } from '../../../src/exchange/documents/voice.ts'
import { pdfOf } from '../../../src/exchange/documents/write/pdf/write-pdf.ts'
import { prepare } from '../../../src/exchange/documents/write/prepare.ts'
import { pagesOfPdf } from './reading/poppler.ts'
import { documentOf } from './sample-document.ts'

const formIndicator = ({ code, name, scale, na_reason, statements, counted }: Indicator) => ({
  code,
  name,
  scale,
  na_reason,
  reached: counted?.reached ?? null,
  of: counted?.of ?? null,
  statements: ([1, 2, 3] as const).flatMap((stage) =>
    (statements?.[`s${stage}`] ?? []).map((text) => ({ stage, text })),
  ),
})

test.each(languageCodes)(
  'each indicator of the second edition fits on half a page: two on one (%s)',
  (language) => {
    const voice = voiceIn(language)
    const { domains, options } = loadInstrument(language, editionFolder(2))
    const indicators = domains.flatMap(({ outcomes }) =>
      outcomes.flatMap((outcome) => outcome.indicators.map(formIndicator)),
    )
    const twice = (indicator: (typeof indicators)[number]): Block[] => {
      const form = indicatorForm(indicator, { inItsLanguage: (text) => text, options }, voice)
      return [{ kind: 'page' }, ...form, ...form]
    }
    const pages = pagesOfPdf(pdfOf(prepare(documentOf(language, indicators.flatMap(twice))).prepared, []))
    const timesOn = (page: string, code: string) => page.split(`${code} `).length - 1
    const apart = indicators.filter(({ code }) => !pages.some((page) => timesOn(page, code) === 2))
    expect(apart.map(({ code }) => code)).toEqual([])
  },
  120_000,
)
