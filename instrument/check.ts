import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from 'contract/platform/languages'
import { checkAvoided } from './avoided.ts'
import { checkStructure, sizes } from './counts.ts'
import { checkEasiness } from './easiness.ts'
import { expectedFiles, expectedSuggestions } from './expected.ts'
import { checkLengths } from './lengths.ts'
import { loadInstrument } from './load.ts'
import { loadPlan } from './load-plan.ts'
import { loadSuggestions } from './load-suggestions.ts'
import { compareShape, type Finding } from './shape.ts'
import { readYaml, sourceRoot } from './sheet.ts'
import { loadStructure } from './structure.ts'
import { checkWording } from './wording.ts'

const structure = loadStructure(sourceRoot)
const languages = languageCodes

function checkLanguage(language: string): Finding[] {
  return Object.entries({ ...expectedFiles(structure), ...expectedSuggestions(structure) }).flatMap(
    ([name, shape]) => {
      const file = `${language}/${name}`
      if (!existsSync(join(sourceRoot, file))) return [{ file, key: '', says: 'is missing' }]
      const value = readYaml(sourceRoot, file)
      return [
        ...compareShape(shape, value, file),
        ...checkLengths(value, file),
        ...(name === 'easy.yaml' ? checkEasiness(value, language, file) : []),
        ...(language === 'en' ? checkWording(value, file) : checkAvoided(value, language, file)),
      ]
    },
  )
}

const findings = [...checkStructure(structure), ...languages.flatMap(checkLanguage)]
for (const { file, key, says } of findings) console.error(`${file}: ${key} ${says}`)

if (findings.length > 0) {
  console.error(`The instrument has ${findings.length} findings`)
  process.exitCode = 1
} else {
  const options = new Set(languages.map((language) => loadInstrument(language).options.length))
  for (const language of languages) {
    loadPlan(language)
    loadSuggestions(language)
  }
  console.log(
    `${sizes.indicators} indicators, ${sizes.outcomes} outcomes, ${sizes.domains} domains, ` +
      `${sizes.principals} principal, ${[...options].join(' and ')} options, in ${languages.join(', ')}: right`,
  )
}
