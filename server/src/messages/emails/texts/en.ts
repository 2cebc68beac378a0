import type { Words } from './shape.ts'

const open = 'Open the evaluation'

export const english: Words = {
  types: { base: 'base line', second: 'second evaluation', third: 'third evaluation' },
  hello: 'Hello,',
  address: 'If the link does not open, copy this address into your browser:',
  why: 'You get this letter because you have an account in Vereda. Nobody reads answers to it.',
  letters: {
    invitation: ({ username, person }) => ({
      subject: 'Your account in Vereda: choose a password',
      before: [
        `${person} has made an account for you in Vereda. There, schools that teach learners with disabilities evaluate and improve their inclusive education.`,
        `Your user name is: ${username}`,
        'Choose a password to begin.',
      ],
      link: 'Choose a password',
      after: [
        'The link works once and for 7 days. After that, choose “Forgot your password?” on the sign-in page to get a new one.',
        'If you did not expect this letter, you need not do anything.',
      ],
    }),
    password_reset: ({ username }) => ({
      subject: 'Choose a new password for Vereda',
      before: [
        'Somebody, probably you, has asked for a new password for your account in Vereda.',
        `Your user name is: ${username}`,
      ],
      link: 'Choose a new password',
      after: [
        'The link works once and for 60 minutes. When you ask again, only the newest link works.',
        'If you did not ask for it, you need not do anything: your password stays as it is.',
      ],
    }),
    password_changed: ({ username }) => ({
      subject: 'Your password in Vereda was changed',
      before: [
        `The password of your account ${username} was changed. Wherever else you were signed in, you need to sign in again.`,
        'If that was not you, choose a new password at once and tell whoever looks after your area.',
      ],
      link: 'Ask for a new password',
    }),
    email_changed: ({ username }) => ({
      subject: 'Your email address in Vereda was changed',
      before: [
        `The email address of your account ${username} was changed. From now on, letters go to the new address.`,
        'If you do not know of this, tell whoever looks after your area at once.',
      ],
    }),
    email_confirmation: ({ username }) => ({
      subject: 'Confirm your email address for Vereda',
      before: [
        `This address was given for the account ${username} in Vereda.`,
        'Confirm that it is yours. Only then do messages, and links for a new password, go to it.',
      ],
      link: 'Confirm this address',
      after: [
        'The link works once and for 7 days. You can ask for a new one in your profile.',
        'If you do not know this account, you need not do anything: without you, the address is not used.',
      ],
    }),
    email_change_asked: ({ username }) => ({
      subject: 'A new email address was given for your account in Vereda',
      before: [
        `A new email address was given for your account ${username}. Until somebody confirms it there, everything still comes to this address.`,
        'If you do not know of this, tell whoever looks after your area at once, and change your password.',
      ],
    }),
    link_given: ({ username, person }) => ({
      subject: 'A link to your account in Vereda was handed over',
      before: [
        `${person} has made a link with which a new password can be set for your account ${username}. It works once and for 24 hours.`,
        'If you did not ask for it, ask for a new password at once: that link then works no more.',
      ],
      link: 'Ask for a new password',
    }),
    line_submitted: ({ school, year, type, person }) => ({
      subject: `${school}: ready for review`,
      before: [
        `${person} has submitted the ${type} of ${year} for review.`,
        'You can now review it, and validate it or return it with reasons.',
      ],
      link: open,
    }),
    line_returned: ({ school, year, type, person, reasons }) => ({
      subject: `${school}: returned with reasons`,
      before: [
        `${person} has returned the ${type} of ${year} with these reasons:`,
        reasons,
        'The line is open again. Make the changes and submit it once more.',
      ],
      link: open,
    }),
    line_validated: ({ school, year, type, person }) => ({
      subject: `${school}: validated`,
      before: [
        `${person} has validated the ${type} of ${year}.`,
        'Its results stand now. The next step is that the line is closed.',
      ],
      link: open,
    }),
    line_closed: ({ school, year, type, person }) => ({
      subject: `${school}: closed`,
      before: [
        `${person} has closed the ${type} of ${year}.`,
        'It can still be read, and no longer be changed.',
      ],
      link: open,
    }),
    line_opened: ({ school, year, type, person }) => ({
      subject: `${school}: a new line is open`,
      before: [
        `${person} has opened the ${type} of ${year}.`,
        'You can begin to answer its indicators and to add evidence.',
      ],
      link: open,
    }),
    comment_added: ({ school, year, type, person }) => ({
      subject: `${school}: a comment to answer`,
      before: [
        `${person} has commented on the ${type} of ${year}.`,
        'Read the comment there, and answer it if it needs an answer.',
      ],
      link: open,
    }),
  },
}
