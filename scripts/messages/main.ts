import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from 'contract/platform/languages'
import { wordsToAvoid } from '../../instrument/avoided.ts'
import { root } from '../steps.ts'
import { askedIn, compareAsked } from './asked-for.ts'
import { isListOfEnglishFresh } from './english-files.ts'
import { findEnglish, findSpare } from './english-left.ts'
import { folders, readMessages } from './read-messages.ts'
import { compareMessages } from './same-as-english.ts'
import { findSpareLong } from './spare-long.ts'
import { findMissingValues } from './values-given.ts'

const sourcesIn = (folder: string): [file: string, code: string][] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => [join(folder, file), readFileSync(join(root, folder, file), 'utf8')])

const sources = ['web/src', 'web/build', 'server/src'].flatMap(sourcesIn)
const code = sources.map(([, text]) => text).join('\n')

const english = readMessages('en')
const languages = languageCodes.filter((language) => folders.includes(language))
const complaints = languages.flatMap((language) => {
  const messages = language === 'en' ? english : readMessages(language)
  const avoid = wordsToAvoid(language)
  return [
    ...compareMessages(language, english, messages),
    ...(language === 'en'
      ? [
          ...compareAsked(askedIn(code), messages),
          ...sources.flatMap(([file, text]) => findMissingValues(file, text, messages)),
        ]
      : [
          ...findEnglish(language, messages, english),
          ...findSpare(language, messages, english),
          ...findSpareLong(language, messages, english),
        ]),
    ...[...messages].flatMap(([key, text]) => avoid(text).map((says) => `${key} ${says}`)),
  ].map((complaint) => `${language}: ${complaint}`)
})
const list = 'contract/src/platform/languages.ts'
const codes: readonly string[] = languageCodes
for (const language of codes)
  if (!folders.includes(language))
    complaints.push(`${language}: ${list} has it, and messages/${language} is not there`)
for (const folder of folders)
  if (!codes.includes(folder)) complaints.push(`${folder}: messages/${folder} has no line in ${list}`)
if (!isListOfEnglishFresh()) complaints.push('messages/english.ts names other files: npm run messages')

for (const complaint of complaints) console.error(complaint)
console.log(`${english.size} messages in ${languages.length} languages, ${complaints.length} complaints`)
if (complaints.length > 0 || english.size === 0 || languages.length < 6) process.exitCode = 1
