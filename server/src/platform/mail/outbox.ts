import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../error-code.ts'
import { composed } from './composed.ts'
import type { Message, Post } from './message.ts'

const day = 86_400_000

/**
 * Without a mail server each letter is a file that its owner alone can read, and whole as soon as it is there. Sent
 * again, it is the same file.
 */
export const outboxPost = (folder: string, from: string): Post => {
  const write = async (message: Message): Promise<void> => {
    const bytes = await composed(message, from, true)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${message.name}.eml`)
    await writeFile(`${path}.part`, bytes, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }

  return {
    send: async (message) => {
      try {
        await write(message)
        return null
      } catch (error) {
        return { trouble: 'down', reason: codeOf(error) || 'no reason given' }
      }
    },
    rest: () => {},
    clean: async (days) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const about = await stat(path).catch(() => null)
        if (/\.eml(\.part)?$/.test(name) && about && Date.now() - about.mtimeMs > days * day)
          await rm(path, { force: true })
      }
    },
    purge: async (emails, address) => {
      const numbers = new Set(emails.map(String))
      const to = address === null ? null : `\nto: ${address.toLowerCase()}\r\n`
      const isTo = async (path: string) =>
        to !== null && `\n${(await readFile(path, 'utf8')).toLowerCase()}`.includes(to)
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        if (numbers.has(name.split('-')[1] ?? '') || (await isTo(path))) await rm(path, { force: true })
      }
    },
  }
}
