import type { operationCalls } from 'contract/operations/operation'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof operationCalls> = {
  noun: 'Operation',
  calls: {
    read: [
      'How the installation does: version, database, last backup and drill, what waits, disk. For super administrators.',
    ],
    emails: ['E-mails that were refused in the last week, or that wait after a try, newest first.'],
    sendAgain: ['Puts such an e-mail at the head of the queue, as if it were new.', 'not_found'],
    tryMail: ["Sends an e-mail to one's own address at once, and tells what the mail server said."],
    tryStorage: ['Writes a few bytes to the storage of files, reads them back and takes them away.'],
  },
}
