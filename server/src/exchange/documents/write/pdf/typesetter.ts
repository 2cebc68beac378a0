import { type NodeTypstDocument as Document, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { documentFolder } from '../../../../platform/settings/folders.ts'
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
  const set = setText(fonts.map(signsOf))
  const compiler = NodeCompiler.create({ workspace: documentFolder, fontArgs: [{ fontBlobs: fonts }] })

  /** `file` lies beside the template, in memory only. */
  const give = (file: string, content: Buffer) => compiler.mapShadow(`${documentFolder}/${file}`, content)
  const compile = (main: string, inputs: Record<string, string> = {}) => {
    const compiled = compiler.compile({ mainFilePath: `${documentFolder}/${main}`, inputs })
    const problem = compiled.takeError()
    if (problem) throw new Error(JSON.stringify(problem.shortDiagnostics))
    if (!compiled.result) throw new Error('Typst gave no document')
    return compiled.result
  }

  return {
    give,
    giveTexts: (file: string, text: unknown) => give(file, Buffer.from(JSON.stringify(eachText(text, set)))),
    /** Typst refuses what is no PDF/UA-1: a picture without words, a heading that skips a level. */
    pdf: (document: Document, timestamp: number): Buffer =>
      compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: timestamp }),
    compile,
    svg: (main: string): string => compiler.plainSvg(compile(main)),
  }
}

export type Typesetter = ReturnType<typeof openTypesetter>
