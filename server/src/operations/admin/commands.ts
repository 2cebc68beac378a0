import type { Command } from './command.ts'
import { keyCommands } from './key-commands.ts'

const stdin = { 'password-stdin': 'the password comes by standard input, not from the terminal' }

export const commands: Record<string, Command> = {
  backup: {
    arguments: ['file'],
    options: {},
    flags: {},
    description:
      'Writes database and files of one moment into an encrypted archive, also while the server runs. Needs BACKUP_PASSPHRASE. With BACKUP_URL FILE is a name in that bucket, here and for restore and drill.',
  },
  restore: {
    arguments: ['file'],
    options: {},
    flags: {
      replace: 'puts the archive in the place of the data that is there',
      check: 'only reads the archive to its end and says whether it is whole',
    },
    description:
      'Puts an archive where the settings point, after checking all of it. The server must be stopped. Needs BACKUP_PASSPHRASE.',
  },
  drill: {
    arguments: ['file'],
    options: {},
    flags: {},
    description:
      'Restores an archive into an empty place of its own below DATA_DIR, compares every file and the audit, takes the place away and notes how it went. Also while the server runs. Needs BACKUP_PASSPHRASE.',
  },
  upgrade: {
    arguments: [],
    options: {},
    flags: {},
    description:
      'Says what the first start of this version would change in the database, and changes nothing. Run it with the new version, before its first start.',
  },
  'create-superuser': {
    arguments: ['username', 'email'],
    options: { 'full-name': 'the name that others see' },
    flags: stdin,
    needsPassword: true,
    description: 'Makes a super administrator. Asks for the password.',
  },
  'reset-password': {
    arguments: ['name'],
    options: {},
    flags: stdin,
    needsPassword: true,
    description:
      'Gives a person (user name or e-mail) a new password and ends all their sessions. Asks for the password.',
  },
  'remove-second-step': {
    arguments: ['name'],
    options: {},
    flags: {},
    description:
      'Takes the second step of the sign-in from a person (user name or e-mail) who has lost the app and the codes, and ends all their sessions.',
  },
  'export-user': {
    arguments: ['name', 'file'],
    options: {},
    flags: {},
    description: 'Writes everything that is kept about a person as JSON into a new file.',
  },
  'erase-user': {
    arguments: ['name'],
    options: { reason: 'why, for the audit' },
    flags: {},
    description:
      'Takes name, addresses, password, sessions and messages of a person away for good. What they evaluated stays, without a name.',
  },
  'erase-file': {
    arguments: ['id'],
    options: { reason: 'why, for the audit; it must be given' },
    flags: {},
    description: 'Erases what a file shows, also in a closed line, and leaves a short note in its place.',
  },
  'verify-files': {
    arguments: [],
    options: {},
    flags: {},
    description: 'Reads every stored file and compares it with what was stored.',
  },
  recount: {
    arguments: [],
    options: {},
    flags: {},
    description: 'Counts what lists and statistics show of each line anew, and repairs what says otherwise.',
  },
  'verify-audit': {
    arguments: [],
    options: {
      expect: 'a hash that an earlier check printed',
      against: 'a file with heads that AUDIT_HEAD_TO wrote',
    },
    flags: {},
    description:
      'Computes the chain of the audit anew and says where it is broken. Prints its head: written down elsewhere, it shows later that nothing was made anew.',
  },
  ...keyCommands,
}

/** Other names: a move between databases is a backup and its restore. */
export const alsoCalled: Record<string, string> = { export: 'backup', import: 'restore' }

export const usageOf = (
  name: string,
  { arguments: parameters, options, flags, description }: Command,
): string => {
  const line = ['Usage: npm run admin --', name, ...parameters.map((word) => word.toUpperCase())]
  const more = [
    ...Object.entries(options).map(([option, is]) => `  --${option} …  ${is}`),
    ...Object.entries(flags).map(([flag, is]) => `  --${flag}  ${is}`),
  ]
  return [`${line.join(' ')}`, description, ...more].join('\n')
}

export const usage = (): string =>
  [
    'Usage: npm run admin -- COMMAND …',
    ...Object.entries(commands).map(([name, { description }]) => `  ${name.padEnd(17)} ${description}`),
    ...Object.entries(alsoCalled).map(
      ([name, is]) => `  ${name.padEnd(17)} The same as ${is}: the way from one database to another.`,
    ),
    'COMMAND --help tells more of one. They end with 0 when it is done, 1 when something is wrong, 2 when it was asked for wrongly.',
  ].join('\n')
