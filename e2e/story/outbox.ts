import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Server } from './server.ts'

/** An e-mail in the folder of a server without a mail server, and the path of its link. */
export type Letter = { text: string; html: string; path: string }

const kindsOf = (letter: string, kind: string): string => {
  const boundary = /boundary="([^"]+)"/.exec(letter)?.[1] ?? ''
  const part = letter.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${kind}`)) ?? ''
  return part.slice(part.indexOf('\r\n\r\n') + 4)
}

/** Waits for the last e-mail of a kind to an address. */
export const emailTo = async ({ folder }: Server, address: string, kind: string): Promise<Letter> => {
  let found = ''
  await expect
    .poll(async () => {
      const names = await readdir(join(folder, 'outbox')).catch(() => [])
      const letters = await Promise.all(
        names
          .filter((name) => name.endsWith(`-${kind}.eml`))
          .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
          .map((name) => readFile(join(folder, 'outbox', name), 'utf8')),
      )
      found = letters.findLast((letter) => letter.includes(`\r\nTo: ${address}\r\n`)) ?? ''
      return found
    })
    .not.toBe('')
  const text = kindsOf(found, 'text/plain')
  const link = new URL(/^https?:\S+$/m.exec(text)?.[0] ?? 'none:')
  return { text, html: kindsOf(found, 'text/html'), path: link.pathname + link.hash }
}
