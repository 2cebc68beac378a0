import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

const [port = '', folder = ''] = process.argv.slice(2)

/** A mail server that accepts every e-mail and stores it as a file. */
mkdirSync(folder, { recursive: true, mode: 0o700 })
new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    const file = createWriteStream(join(folder, `${randomUUID()}.eml`), { flags: 'wx', mode: 0o600 })
    stream
      .pipe(file)
      .on('error', done)
      .on('close', () => done())
  },
}).listen(Number(port), '127.0.0.1')
