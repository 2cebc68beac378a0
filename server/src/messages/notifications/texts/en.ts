import type { Words } from './shape.ts'

export const english: Words = {
  types: { base: 'base line', second: 'second evaluation', third: 'third evaluation' },
  jobs: { import: 'Looking at your file', import_apply: 'Your import', export: 'Your file' },
  codes: {
    job_done: ({ work }) => ({
      title: `${work}: done`,
      message: 'It is ready, and is kept for 24 hours.',
    }),
    job_failed: ({ work }) => ({
      title: `${work}: it did not work`,
      message: 'Nothing was changed. Try again, or open the page to read why.',
    }),
    line_submitted: ({ school, year, type, person }) => ({
      title: `${school}: ready for review`,
      message: `${person} has submitted the ${type} of ${year} for review.`,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      title: `${school}: returned with reasons`,
      message: `${person} has returned the ${type} of ${year}: ${reasons}`,
    }),
    line_validated: ({ school, year, type, person }) => ({
      title: `${school}: validated`,
      message: `${person} has validated the ${type} of ${year}.`,
    }),
    line_closed: ({ school, year, type, person }) => ({
      title: `${school}: closed`,
      message: `${person} has closed the ${type} of ${year}.`,
    }),
    line_opened: ({ school, year, type, person }) => ({
      title: `${school}: a new line is open`,
      message: `${person} has opened the ${type} of ${year}.`,
    }),
    comment_added: ({ school, year, type, person }) => ({
      title: `${school}: a comment to answer`,
      message: `${person} has commented on the ${type} of ${year}.`,
    }),
    link_given: ({ person }) => ({
      title: 'A link to your account was handed over',
      message: `${person} has made a link with which a new password can be set for your account. If you did not ask for it, change your password: the link then works no more.`,
    }),
    refresh_token_reused: () => ({
      title: 'You were signed out on one device',
      message: 'A sign-in of yours was used in two places. Change your password if that was not you.',
    }),
  },
}
