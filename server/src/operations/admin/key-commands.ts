import type { Command } from './command.ts'

/** Commands of two words for the keys that encrypt files (decision 204). */
export const keyCommands: Record<string, Command> = {
  'keys list': {
    arguments: [],
    options: { to: 'a new file that all of them are written to, as CSV' },
    flags: {},
    description:
      "Says which school has which key of files, since when, and wrapped by which operator's key; never a key.",
  },
  'keys begin': {
    arguments: [],
    options: {},
    flags: {},
    description:
      'From now on files are stored under keys of their schools, by every server: when none is of a version before. A new installation begins by itself.',
  },
  'keys encrypt': {
    arguments: [],
    options: {},
    flags: {},
    description:
      'Begins with keys of schools where that was not done, and moves every stored file under the key of its school: those stored as they came, and those under FILES_KEY itself. Also while the server runs; what is ended in the middle goes on with the next run.',
  },
  'keys rotate': {
    arguments: ['owner'],
    options: {},
    flags: {},
    description:
      'Gives a school (by its number), results, uploads, quarantine or other a new key, and moves the files of the school to it. Run again after it was ended in the middle, it goes on.',
  },
  'keys rewrap': {
    arguments: [],
    options: {},
    flags: {},
    description:
      "Wraps every key of files by the operator's key of now, when that was replaced. No file is touched.",
  },
  'keys clear': {
    arguments: [],
    options: {},
    flags: {},
    description:
      'Deletes the files that were encrypted anew an hour ago or earlier, as they lay before; else they go after 30 days. Not while a backup is being made.',
  },
}
