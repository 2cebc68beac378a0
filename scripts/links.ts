import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './steps.ts'

/** Every file that a page of ours points to must be there: the tour in the README is the way into the code. */
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file)),
].filter((file) => file.endsWith('.md'))

const targetsOf = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

const links = pages.flatMap((page) => targetsOf(page).map((target) => ({ page, target })))
const broken = links.filter(({ page, target }) => !existsSync(join(root, dirname(page), target)))

for (const { page, target } of broken) console.error(`${page} points to ${target}, which is not there`)
console.log(`${links.length} links on ${pages.length} pages, ${broken.length} broken`)
if (broken.length > 0 || links.length === 0) process.exitCode = 1
