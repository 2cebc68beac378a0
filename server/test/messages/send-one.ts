import { openPost } from '../../src/platform/mail/open-post.ts'

/**
 * Sends one letter by the mail server that is named, and says what became of it: a process that may trust other
 * certificates.
 */
const post = openPost({
  smtpUrl: process.argv[2] ?? '',
  publicBaseUrl: 'https://vereda.example.org',
  dataDir: '',
})
const failure = await post.send({
  id: 'letter-1@vereda.example.org',
  name: 'letter',
  to: 'ana@vereda.example',
  subject: 'A letter',
  language: 'en',
  text: 'Good day',
  html: '<p>Good day</p>',
})
post.rest()
process.stdout.write(JSON.stringify(failure))
