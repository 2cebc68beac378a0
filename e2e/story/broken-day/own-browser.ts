import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from '@playwright/test'

/** A browser with a persistent profile. */
export type OwnBrowser = {
  context: BrowserContext
  /** Kills it, as a power failure does. */
  kill: () => Promise<void>
}

const open = async (folder: string): Promise<OwnBrowser> => {
  const child = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--lang=en-US',
      '--window-size=1440,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    // In its own process group, so that all its processes are killed at once.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let address = ''
  for await (const line of createInterface({ input: child.stderr })) {
    address = /ws:\/\/\S+/.exec(line)?.[0] ?? ''
    if (address) break
  }
  child.stderr.resume()
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no context')
  return {
    context,
    kill: async () => {
      const ended = once(child, 'exit')
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      await ended
    },
  }
}

/** A browser that can be killed and opened again with its profile. */
export const newDevice = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vereda-device-'))
  return {
    open: () => open(folder),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}
