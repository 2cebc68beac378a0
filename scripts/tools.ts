import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'

/** Programs that the tests need and npm does not install. */
type Tools = {
  /** The folder of `initdb` and `postgres`. */
  postgres: string | null
  /** Path of the browser. */
  chromium: string | null
  /** Missing tools, each a sentence with advice. */
  missing: string[]
}

/** Environment variables by which tests find the tools. */
export const environmentOf = ({ postgres, chromium }: Tools): Record<string, string> => ({
  ...(postgres ? { PG_BIN: postgres } : {}),
  ...(chromium ? { CHROMIUM: chromium } : {}),
})

/** Finds PostgreSQL, Chromium, poppler and liblouis; on Debian, as root, installs missing ones. */
export const bringTools = (): Tools => {
  const packages = [
    ...(findPostgres() ? [] : ['postgresql']),
    ...(hasShell() ? [] : [shell]),
    ...(hasDevanagari() ? [] : ['fontconfig', 'fonts-noto-core']),
    ...(hasPoppler() ? [] : ['poppler-utils']),
    ...(hasLiblouis() ? [] : ['liblouis-bin']),
  ]
  const refused = packages.length > 0 ? install(packages) : null
  if (packages.includes(shell) && !findChromium()) install(['chromium'])
  const [postgres, chromium] = [findPostgres(), findChromium()]
  const how = refused ?? 'apt-get did not bring it'
  return {
    postgres,
    chromium,
    missing: [
      ...(postgres
        ? []
        : [`No PostgreSQL server (15 or newer): ${how}. Install one, or name its folder in PG_BIN.`]),
      ...(chromium ? [] : [`No Chromium: ${how}. Install one, or name its program in CHROMIUM.`]),
      ...(hasPoppler() ? [] : [`No programs of poppler: ${how}. Install poppler-utils.`]),
      ...(hasLiblouis() ? [] : [`No liblouis: ${how}. Install liblouis-bin.`]),
    ],
  }
}

const onPath = () => (process.env.PATH ?? '').split(delimiter)

const findPostgres = (): string | null => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    process.env.PG_BIN ?? '',
    ...onPath(),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  const complete = (folder: string) =>
    ['initdb', 'postgres', 'pg_basebackup'].every((name) => existsSync(join(folder, name)))
  return folders.find((folder) => folder !== '' && complete(folder)) ?? null
}

/** Without a window, it takes two thirds of the time of other browsers. */
const shell = 'chromium-headless-shell'

const findChromium = (): string | null => {
  const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const programs = names.flatMap((name) => onPath().map((folder) => join(folder, name)))
  const candidates = [process.env.CHROMIUM ?? '', ...programs, '/usr/bin/chromium']
  return candidates.find((program) => program !== '' && existsSync(program)) ?? null
}

/** CHROMIUM is used as it is; another installed browser is not enough where the shell is available. */
const hasShell = (): boolean => {
  const found = findChromium()
  if (!found) return false
  return found === process.env.CHROMIUM || basename(found) === shell || cannotInstall() !== null
}

/** PDFs are read by another program than the one that wrote them. */
const hasPoppler = (): boolean =>
  ['pdftotext', 'pdfinfo', 'pdffonts', 'pdfimages'].every((name) =>
    onPath().some((folder) => existsSync(join(folder, name))),
  )

/** Writes braille. */
const hasLiblouis = (): boolean => onPath().some((folder) => existsSync(join(folder, 'lou_translate')))

/** Without such a font Hindi is rendered as boxes, but tests run. */
const hasDevanagari = (): boolean => {
  const listed = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' })
  return listed.status === 0 && listed.stdout.trim() !== ''
}

/** Why packages cannot be installed here, or null. */
const cannotInstall = (): string | null => {
  if (!existsSync('/etc/debian_version')) return 'this system is not Debian'
  return process.getuid?.() === 0 ? null : 'only root can install packages'
}

/** Why the installation was not tried, or null. */
const install = (packages: string[]): string | null => {
  const refused = cannotInstall()
  if (refused) return refused
  console.log(`installing ${packages.join(', ')}`)
  apt('update', '-q')
  for (const name of packages) apt('install', '-q', '-y', '--no-install-recommends', name)
  return null
}

const apt = (...text: string[]) =>
  // Without a network it fails at once, not after minutes.
  spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=20', ...text], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
