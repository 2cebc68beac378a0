import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { avoidance, checkAvoided } from 'contract/instrument/checks/avoided'
import { checkEasiness } from 'contract/instrument/checks/easiness'
import { checkLengths } from 'contract/instrument/checks/lengths'
import { checkWording } from 'contract/instrument/checks/wording'
import { languageCodes } from 'contract/platform/languages'
import { avoidedIn } from './avoided.ts'
import { checkCases, expectedCases } from './check-cases.ts'
import { checkStructure, sizes } from './counts.ts'
import { editionFolders } from './editions.ts'
import { expectedFiles, expectedSuggestions } from './expected.ts'
import { findingsIn } from './findings.ts'
import { checkDuties, checkLinks } from './links.ts'
import { loadInstrument } from './load.ts'
import { hasCases, loadCases } from './load-cases.ts'
import { loadPlan } from './load-plan.ts'
import { loadSuggestions } from './load-suggestions.ts'
import { compareShape, type Finding } from './shape.ts'
import { readYaml } from './sheet.ts'
import { loadStructure, type Structure } from './structure.ts'

function checkLanguage(root: string, structure: Structure, language: string): Finding[] {
  const avoid = avoidance(language, avoidedIn(language))
  const files = { ...expectedFiles(structure), ...expectedSuggestions(structure), ...expectedCases(root) }
  return Object.entries(files).flatMap(([name, shape]) => {
    const file = `${language}/${name}`
    if (!existsSync(join(root, file))) return [{ file, key: '', says: 'is missing' }]
    const value = readYaml(root, file)
    return [
      ...compareShape(shape, value, file),
      ...findingsIn(file, [
        ...checkLengths(value, language),
        ...(name === 'easy.yaml' ? checkEasiness(value, language) : []),
        ...(language === 'en' ? checkWording(value) : checkAvoided(value, avoid)),
      ]),
    ]
  })
}

/** A language that came later has no folder in an edition before the newest: English stands there for it. */
function languagesOf(root: string, isNewest: boolean): string[] {
  return languageCodes.filter((language) => isNewest || existsSync(join(root, language)))
}

function checkEdition(root: string, before: string | undefined, isNewest: boolean): Finding[] {
  const structure = loadStructure(root)
  const languages = languagesOf(root, isNewest)
  const findings = [
    ...checkStructure(structure),
    ...checkLinks(structure, before === undefined ? null : loadStructure(before)),
    ...checkDuties(structure),
    ...checkCases(root, structure),
    ...languages.flatMap((language) => checkLanguage(root, structure, language)),
  ]
  return findings.map((each) => ({ ...each, file: `${basename(root)}/${each.file}` }))
}

const roots = editionFolders()
const findings = roots.flatMap((root, at) => checkEdition(root, roots[at - 1], root === roots.at(-1)))
for (const { file, key, says } of findings) console.error(`${file}: ${key} ${says}`)

if (findings.length > 0) {
  console.error(`The instrument has ${findings.length} findings`)
  process.exitCode = 1
} else {
  for (const root of roots) {
    const languages = languagesOf(root, root === roots.at(-1))
    const options = new Set(languages.map((language) => loadInstrument(language, root).options.length))
    for (const language of languages) {
      loadPlan(language, root)
      loadSuggestions(language, root)
      if (hasCases(root)) loadCases(language, root)
    }
    console.log(
      `${basename(root)}: ${sizes.indicators} indicators, ${sizes.outcomes} outcomes, ${sizes.domains} domains, ` +
        `${sizes.principals} principal, ${[...options].join(' and ')} options, in ${languages.join(', ')}: right`,
    )
  }
}
