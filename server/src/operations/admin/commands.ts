/** A command as an operator writes it: its words in their order, its options, and what it does. */
export type Command = {
  words: string[]
  /** Options with a value, and what the value is. */
  options: Record<string, string>
  flags: Record<string, string>
  needsPassword?: true
  says: string
}

const stdin = { 'password-stdin': 'the password comes by standard input, not from the terminal' }

export const commands: Record<string, Command> = {
  backup: {
    words: ['file'],
    options: {},
    flags: {},
    says: 'Writes database and files of one moment into an encrypted archive, also while the server runs. Needs BACKUP_PASSPHRASE.',
  },
  restore: {
    words: ['file'],
    options: {},
    flags: {
      replace: 'puts the archive in the place of the data that is there',
      check: 'only reads the archive to its end and says whether it is whole',
    },
    says: 'Puts an archive where the settings point, after checking all of it. The server must be stopped. Needs BACKUP_PASSPHRASE.',
  },
  'create-superuser': {
    words: ['username', 'email'],
    options: { 'full-name': 'the name that others see' },
    flags: stdin,
    needsPassword: true,
    says: 'Makes a super administrator. Asks for the password.',
  },
  'reset-password': {
    words: ['name'],
    options: {},
    flags: stdin,
    needsPassword: true,
    says: 'Gives a person (user name or e-mail) a new password and ends all their sessions. Asks for the password.',
  },
  'export-user': {
    words: ['name', 'file'],
    options: {},
    flags: {},
    says: 'Writes everything that is kept about a person as JSON into a new file.',
  },
  'erase-user': {
    words: ['name'],
    options: { reason: 'why, for the audit' },
    flags: {},
    says: 'Takes name, addresses, password, sessions and messages of a person away for good. What they evaluated stays, without a name.',
  },
  'erase-file': {
    words: ['id'],
    options: { reason: 'why, for the audit; it must be given' },
    flags: {},
    says: 'Erases what a file shows, also in a closed line, and leaves a short note in its place.',
  },
  'verify-files': {
    words: [],
    options: {},
    flags: {},
    says: 'Reads every stored file and compares it with what was stored.',
  },
  recount: {
    words: [],
    options: {},
    flags: {},
    says: 'Counts what lists and statistics show of each line anew, and repairs what says otherwise.',
  },
  'verify-audit': {
    words: [],
    options: {
      expect: 'a hash that an earlier check printed',
      against: 'a file with heads that AUDIT_HEAD_TO wrote',
    },
    flags: {},
    says: 'Computes the chain of the audit anew and says where it is broken. Prints its head: written down elsewhere, it shows later that nothing was made anew.',
  },
}

/** Other names: the way between databases is a backup and its restore. */
export const alsoCalled: Record<string, string> = { export: 'backup', import: 'restore' }

export const usageOf = (name: string, { words, options, flags, says }: Command): string => {
  const line = ['Usage: npm run admin --', name, ...words.map((word) => word.toUpperCase())]
  const more = [
    ...Object.entries(options).map(([option, is]) => `  --${option} …  ${is}`),
    ...Object.entries(flags).map(([flag, is]) => `  --${flag}  ${is}`),
  ]
  return [`${line.join(' ')}`, says, ...more].join('\n')
}

export const usage = (): string =>
  [
    'Usage: npm run admin -- COMMAND …',
    ...Object.entries(commands).map(([name, { says }]) => `  ${name.padEnd(17)} ${says}`),
    ...Object.entries(alsoCalled).map(
      ([name, is]) => `  ${name.padEnd(17)} The same as ${is}: the way from one database to another.`,
    ),
    'COMMAND --help tells more of one. They end with 0 when it is done, 1 when something is wrong, 2 when it was asked for wrongly.',
  ].join('\n')
