import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { paperFolder } from '../../../folders.ts'
import { eachText } from '../each-text.ts'
import { readFonts } from './fonts.ts'
import { setText } from './set-text.ts'
import { signsOf } from './signs-of.ts'

/**
 * Typst with our fonts, in our folder. A paper's words come as a file of data, which the template reads and sets as
 * text: they are never code.
 */
export const openTypesetter = () => {
  const fonts = readFonts()
  const set = setText(signsOf(fonts))
  const compiler = NodeCompiler.create({ workspace: paperFolder, fontArgs: [{ fontBlobs: fonts }] })

  /** `file` lies beside the template, in memory only. */
  const give = (file: string, content: Buffer) => compiler.mapShadow(`${paperFolder}/${file}`, content)
  const compile = (main: string) => {
    const compiled = compiler.compile({ mainFilePath: `${paperFolder}/${main}` })
    const problem = compiled.takeError()
    if (problem) throw new Error(JSON.stringify(problem.shortDiagnostics))
    if (!compiled.result) throw new Error('Typst gave no document')
    return compiled.result
  }

  return {
    give,
    giveWords: (file: string, words: unknown) =>
      give(file, Buffer.from(JSON.stringify(eachText(words, set)))),
    /** Typst refuses what is no PDF/UA-1: a picture without words, a heading that skips a level. */
    pdf: (main: string, timestamp: number): Buffer =>
      compiler.pdf(compile(main), { pdfStandard: 'ua-1', creationTimestamp: timestamp }),
    svg: (main: string): string => compiler.plainSvg(compile(main)),
  }
}

export type Typesetter = ReturnType<typeof openTypesetter>
