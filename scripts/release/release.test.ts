import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../steps.ts'
import { makeRelease } from './make.ts'
import { differencesOf, faultsOfParts, signedManifest } from './verify.ts'

const place = mkdtempSync(join(tmpdir(), 'vereda-release-'))
afterAll(() => rmSync(place, { recursive: true }))

const keyPair = (name: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const files = { private: join(place, `${name}.key`), public: join(place, `${name}.pub`) }
  writeFileSync(files.private, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(files.public, publicKey.export({ type: 'spki', format: 'pem' }))
  return files
}
const own = keyPair('own')
const strange = keyPair('strange')

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...words])

const deep = `messages/${'many-folders/'.repeat(9)}deep.json`

/** A small project in a commit, with built files. */
const project = join(place, 'project')
write(join(project, 'server/src/main.ts'), 'export {}\n')
write(join(project, deep), '{}\n')
write(join(project, 'scripts/serve.sh'), '#!/bin/sh\n')
chmodSync(join(project, 'scripts/serve.sh'), 0o755)
write(join(project, '.gitignore'), 'dist/\nnode_modules/\n')
for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(root, name), join(project, name))
git(project, 'init', '--quiet')
git(project, 'add', '.')
git(project, 'commit', '--quiet', '--message', 'All of it')

const build = (folder: string) => {
  write(join(folder, 'web/dist/index.html'), '<!doctype html>\n')
  write(join(folder, 'server/dist/main.js'), 'export {}\n')
}
build(project)

const release = join(place, 'release')
const made = await makeRelease(project, release, own.private)
const [archive = '', , manifest = ''] = made

test('the same commit on another day, in another folder, gives the same bytes', async () => {
  const copy = join(place, 'copy')
  execFileSync('git', ['clone', '--quiet', project, copy])
  utimesSync(join(copy, 'package.json'), 1, 1)
  build(copy)
  const again = await makeRelease(copy, join(place, 'again'), own.private)
  expect(again.map((path) => basename(path))).toEqual(made.map((path) => basename(path)))
  for (const [at, path] of made.entries()) expect(readFileSync(again[at] ?? '')).toEqual(readFileSync(path))
})

test('any program for archives unpacks it, with its programs', () => {
  const unpacked = join(place, 'unpacked')
  mkdirSync(unpacked)
  execFileSync('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1'])
  expect(readFileSync(join(unpacked, deep), 'utf8')).toBe('{}\n')
  expect(readFileSync(join(unpacked, 'server/dist/main.js'), 'utf8')).toBe('export {}\n')
  const listed = execFileSync('tar', ['-tvzf', archive], { encoding: 'utf8' })
  expect(listed).toMatch(/^-rwxr-xr-x root\/root .*serve\.sh$/m)
})

test('what is not in a commit is not released', async () => {
  const path = join(project, 'server/src/main.ts')
  writeFileSync(path, 'export const more = 1\n')
  await expect(makeRelease(project, join(place, 'none'), null)).rejects.toThrow(
    'changes that are in no commit',
  )
  git(project, 'checkout', '--quiet', '.')
})

test('one other byte of the archive, the bill or the manifest is refused, and so is another key', async () => {
  expect(await faultsOfParts(manifest, signedManifest(manifest, own.public))).toEqual([])
  expect(() => signedManifest(manifest, strange.public)).toThrow('The signature is not one of this key')
  for (const path of made) {
    const whole = readFileSync(path)
    const changed = Buffer.from(whole)
    const at = Math.floor(changed.length / 2)
    changed[at] = (changed[at] ?? 0) ^ 1
    writeFileSync(path, changed)
    const trying = async () => faultsOfParts(manifest, signedManifest(manifest, own.public))
    if (path.includes('manifest')) await expect(trying()).rejects.toThrow('The signature')
    else expect(await trying()).toEqual([`changed: ${basename(path)}`])
    writeFileSync(path, whole)
  }
})

test('an installation is compared file by file; packages and data are its own', async () => {
  const installed = join(place, 'installed')
  mkdirSync(installed)
  execFileSync('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'])
  write(join(installed, 'node_modules/zod/index.js'), '')
  write(join(installed, 'server/node_modules/pg/index.js'), '')
  write(join(installed, 'data/files/a'), '')
  write(join(installed, 'deploy/container/settings'), '')
  write(join(installed, 'deploy/container/secrets/files_key'), '')
  const signed = signedManifest(manifest, own.public)
  expect(await differencesOf(installed, signed)).toEqual([])
  write(join(installed, 'server/dist/main.js'), 'export {};\n')
  write(join(installed, 'server/dist/more.js'), '')
  write(join(installed, 'server/dist/node_modules/fastify/index.js'), '')
  symlinkSync('/etc/hostname', join(installed, 'web/dist/link.js'))
  rmSync(join(installed, 'scripts/serve.sh'))
  expect(await differencesOf(installed, signed)).toEqual([
    'missing: scripts/serve.sh',
    'changed: server/dist/main.js',
    'not of the release: server/dist/more.js',
    'not of the release: server/dist/node_modules/fastify/index.js',
    'not of the release: web/dist/link.js',
  ])
})

test('openssl agrees with the signature', () => {
  const words = ['pkeyutl', '-verify', '-pubin', '-inkey', own.public, '-rawin', '-in', manifest]
  const answer = execFileSync('openssl', [...words, '-sigfile', `${manifest}.sig`], { encoding: 'utf8' })
  expect(answer).toContain('Signature Verified Successfully')
})
