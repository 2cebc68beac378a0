import { form, heading, paragraph } from './blocks.ts'
import type { Block } from './document.ts'
import type { Voice } from './voice.ts'

/** Lines for signatures at the end. */
export const signatures = ({ t }: Voice): Block[] => [
  heading(1, t('documents.signatures.title')),
  paragraph(t('documents.signatures.text'), 'small'),
  form([
    [t('documents.signatures.head'), null, 2],
    [t('documents.signatures.coordinator'), null, 2],
    [t('documents.signatures.families'), null, 2],
  ]),
]

/** The same at the end of figures of many schools. */
export const signaturesOfOffice = ({ t }: Voice): Block[] => [
  heading(1, t('documents.signatures.title')),
  paragraph(t('documents.signatures.text'), 'small'),
  form([
    [t('documents.signatures.writer'), null, 2],
    [t('documents.signatures.office'), null, 2],
  ]),
]
