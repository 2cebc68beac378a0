import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { languageCodes } from '../../contract/src/platform/languages.ts'
import { type Chunks, chunkOf } from './closure.ts'

type Files = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

const source = join(import.meta.dirname, '../src/service-worker.ts')

/** Letters of scripts that most pages do not have, and what shows documents, which have to be fetched themselves. */
const isOnUse = /inter-(?!latin-wght)|pdfjs-dist|kit\/viewer\/pdf\/|reading-worker/
/** What asks the server for all that it shows or does: without a connection it would be empty. */
const isLater = new RegExp(
  [
    'features/(?:exchange|instrument|messages|operations|people|places|platform)/',
    'features/access/login/(?:LockedDevice|SetupPage)',
    'features/evaluation/(?:evaluations|overdue)/',
    'features/evaluation/evaluation/(?:cases/|evidence/(?:batch/|Showing)|former/|line/SheetDialog|plan/(?:PlanDialogs|actions/board/ActionBoard|changes/|timeline/)|practice|preview/|raters/|review/|steps/(?:EndOfLine|FinishReview|ReviewBox|SubmitDialog)|take/|texts/(?:EditComment|LongTextList|MentionPicker))',
    'features/insight/(?!home/(?!staff|school/(?:LatestResults|LineSteps)))',
    'kit/(?:documents|lists/columns|raters|viewer/documents)/',
    'offline/lock/|^locked-person$',
    'outbox/(?:sending/part-requests|device/(?:copy-of-unsent|encrypted-copy))',
    'kit/layouts/Unsent',
    'kit/actions/PasswordAgainDialog',
    'kit/sign-in/',
    'session/(?:browser-passkey|passkey-sign-in|provider-visit)',
    'shell/(?:gallery|aids/(?:AppearancePanel|ShortcutsDialog))',
    'i18n/(?:pseudo|corrections/)',
    '^lazy-(?:copies|secondStep|optional|homeFigures|resultsCards|statisticsCards)$',
  ].join('|'),
)
const languageIn = new RegExp(`/(${languageCodes.join('|')})(?:/|(?:-[A-Z]{2})?[.]\\w+$)`)

const aboutOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): string =>
  file.type === 'chunk' ? (file.facadeModuleId ?? file.name) : (file.originalFileNames[0] ?? file.fileName)

/** Whether another module asks for this one when it needs it. */
type IsOpened = (module: string) => boolean

/** What the first page leads to, but for the pages that come later. */
const neededOf = (chunks: Chunks, isOpened: IsOpened): Set<Rolldown.OutputChunk> => {
  const found = new Set([chunkOf('index.html', chunks)])
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  // a file that pages share is needed for one of them
  const aboutsOf = (chunk: Rolldown.OutputChunk): string[] =>
    chunk.name.startsWith('shared-') ? chunk.moduleIds.filter(isOpened) : [aboutOf(chunk)]
  const isNeeded = (chunk: Rolldown.OutputChunk): boolean =>
    aboutsOf(chunk).some((about) => ![isOnUse, isLater, languageIn].some((each) => each.test(about)))
  // what is added while it is walked is walked too
  for (const { imports, dynamicImports } of found) {
    for (const name of [...imports, ...dynamicImports]) {
      const chunk = byName.get(name)
      if (chunk && (imports.includes(name) || isNeeded(chunk))) found.add(chunk)
    }
  }
  return found
}

/** The built files by when the device gets them (see `web/src/service-worker.ts`). */
const sorted = (bundle: Files, isOpened: IsOpened) => {
  const texts: Record<string, string[]> = {}
  const lists: { needed: string[]; whenIdle: string[]; onUse: string[] } = {
    needed: [],
    whenIdle: [],
    onUse: [],
  }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needed = neededOf(chunks, isOpened)
  for (const file of Object.values(bundle)) {
    if (!file.fileName.startsWith('assets/') || file.fileName.endsWith('.map')) continue
    const about = aboutOf(file)
    const [, language] = languageIn.exec(about) ?? []
    const list = language ? (texts[language] ??= []) : lists[placeOf(file, about, needed)]
    list.push(`/${file.fileName}`)
  }
  return { ...lists, texts }
}

const placeOf = (
  file: Files[string],
  about: string,
  needed: ReadonlySet<unknown>,
): 'needed' | 'whenIdle' | 'onUse' => {
  if (isOnUse.test(about) || isOnUse.test(file.fileName)) return 'onUse'
  return file.type === 'asset' || needed.has(file) ? 'needed' : 'whenIdle'
}

/** Builds `sw.js` with its files. Its content changes with their names, by which browsers see a new version. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
      const isOpened: IsOpened = (id) => Boolean(this.getModuleInfo(id)?.dynamicImporters.length)
      const files = `const built = ${JSON.stringify(sorted(bundle, isOpened))}\n`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: files + code })
    },
  }
}
