import type { Language } from 'contract/platform/shapes'
import sharp from 'sharp'
import type { Block, Document } from '../../../src/exchange/documents/document.ts'

/** A sentence with what each language needs of a font: accents, marks above marks, conjuncts. */
export const sentences: Record<Language, { title: string; heading: string; sentence: string }> = {
  en: { title: 'Results of the school', heading: 'Strengths', sentence: 'Every learner has a current plan.' },
  pt: {
    title: 'Resultados da escola',
    heading: 'Pontos fortes',
    sentence: 'Cada estudante tem um plano: ação, avaliação, inclusão.',
  },
  es: {
    title: 'Resultados de la escuela',
    heading: 'Fortalezas',
    sentence: '¿Cómo aprende cada niña? Con señas, braille y compañía.',
  },
  vi: {
    title: 'Kết quả của nhà trường',
    heading: 'Điểm mạnh',
    sentence: 'Mỗi học sinh khuyết tật đều có kế hoạch giáo dục cá nhân.',
  },
  hi: {
    title: 'विद्यालय के परिणाम',
    heading: 'क्षमताएँ',
    sentence: 'प्रत्येक विद्यार्थी की व्यक्तिगत शिक्षा योजना वर्तमान है।',
  },
  id: {
    title: 'Hasil sekolah',
    heading: 'Kekuatan',
    sentence: 'Setiap peserta didik memiliki program pembelajaran individual.',
  },
}

const axes = ['1. Plans', '2. Welcome', '3. Teaching', '4. Family', '5. Quality', '6. Team', '7. Society']

/** The picture that a phone would have sent, as it is stored: much larger than paper needs. */
export const photo = (format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#3a7a5a' } })
    [format]()
    .toBuffer()

/** One of everything that a paper may hold. */
export const everyBlock = (language: Language): Block[] => {
  const { heading, sentence } = sentences[language]
  return [
    { kind: 'paragraph', text: sentence, tone: 'lead' },
    { kind: 'heading', level: 1, text: heading },
    {
      kind: 'facts',
      facts: [
        { name: 'Learners', value: 214 },
        { name: 'Second line', value: null },
      ],
    },
    { kind: 'list', ordered: false, items: ['First strength', 'Second strength'] },
    { kind: 'list', ordered: true, items: ['First step', 'Second step'] },
    { kind: 'heading', level: 3, text: 'A level left out' },
    {
      kind: 'chart',
      caption: 'Domains by line',
      description: 'All domains moved up.',
      chart: {
        kind: 'radar',
        axes,
        outlines: [
          { name: 'Base line', values: [10, 20, 30, 40, 50, 60, null] },
          { name: 'Second', values: [20, 30, 40, 50, 60, 70, 80] },
        ],
      },
    },
    {
      kind: 'table',
      caption: 'Domains',
      head: ['Domain', 'Points', 'Percent', 'Stage'],
      rows: [
        ['Plans', 3.5, 50, 'Change'],
        ['Welcome', null, 64.25, { text: 'Transformación', language: 'es' }],
      ],
    },
    {
      kind: 'chart',
      caption: 'Stages',
      description: 'Half reached change.',
      chart: {
        kind: 'bars',
        bars: [
          { name: 'Plans', percent: 50, text: '50 %' },
          { name: 'Welcome', percent: null, text: '–' },
        ],
      },
    },
    {
      kind: 'chart',
      caption: 'Indicators by stage',
      description: 'Two of four reached change.',
      chart: {
        kind: 'stacks',
        parts: [{ name: 'None' }, { name: 'Change', isHatched: true }, { name: 'Change' }],
        bars: [
          { name: 'Plans', counts: [1, 1, 2] },
          { name: 'Welcome', counts: [0, 0, 0] },
        ],
      },
    },
    { kind: 'page' },
    { kind: 'heading', level: 2, text: { text: 'Nota de la escuela', language: 'es' } },
    { kind: 'paragraph', text: { text: 'Primera parte.\n\nSegunda parte.', language: 'es' }, tone: 'quote' },
    { kind: 'photo', alternative: 'Two girls read braille', caption: 'Library corner', read: () => photo() },
    { kind: 'paragraph', text: 'Small print', tone: 'small' },
  ]
}

export const documentOf = (
  language: Language,
  blocks: Block[],
  variant: Document['variant'] = 'standard',
): Document => ({
  title: sentences[language].title,
  subtitle: 'Escuela Valle Sagrado',
  language,
  variant,
  day: '2026-11-22',
  blocks,
})
