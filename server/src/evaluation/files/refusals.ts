import { Problem } from 'contract/platform/problems'

export const reasons = {
  content: 'Its content is of no kind that is taken.',
  extension: 'The ending of its name does not fit its content.',
  name: 'Its name hides a program or a page.',
  photo_broken: 'The photo cannot be read to its end.',
  photo_too_large: 'The photo has too many pixels.',
  video_broken: 'The video cannot be read to its end.',
  video_boxes: 'The video has too many parts.',
  archive_broken: 'The archive cannot be read to its end.',
  archive_empty: 'The archive is empty.',
  archive_too_large: 'The archive holds too much.',
  archive_names: 'The archive holds names that lead out of it or stand twice.',
  archive_link: 'The archive holds a link.',
  archive_encrypted: 'The archive is locked by a password.',
  archive_in_archive: 'The archive holds another archive.',
  office_macros: 'The document holds macros.',
  office_external: 'The document fetches parts from elsewhere.',
  office_doctype: 'The document declares a document type.',
  opens_by_itself: 'It contains a program or a link that opens by itself.',
  pdf_locked: 'The document is locked, so that it cannot be examined.',
} as const

export type Reason = keyof typeof reasons

export const unsupported = (reason: Reason): Problem =>
  new Problem('unsupported_file_type', { reason: reasons[reason], file: reason })

export const tooLarge = (reason: Reason): Problem =>
  new Problem('file_too_large', { reason: reasons[reason] })

export const largerThan = (bytes: number): Problem =>
  new Problem('file_too_large', { reason: `It is larger than ${Math.floor(bytes / 1024 / 1024)} MB.` })
