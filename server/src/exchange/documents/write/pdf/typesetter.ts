import { type NodeTypstDocument as Document, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { documentFolder } from '../../../../platform/settings/folders.ts'
import { eachText } from '../each-text.ts'
import { readFonts } from './fonts.ts'
import { setText } from './set-text.ts'
import { signsOf } from './signs-of.ts'

/**
 * Typst with our fonts and folder. Texts are passed as a file of data, which the template sets as text, never as
 * code.
 */
export const openTypesetter = () => {
  const fonts = readFonts()
  const set = setText(fonts.map(signsOf))
  const compiler = NodeCompiler.create({ workspace: documentFolder, fontArgs: [{ fontBlobs: fonts }] })

  /** `file` is next to the template, in memory only. */
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
    /** Typst refuses what is not PDF/UA-1: a picture without alternative text, a skipped level of headings. */
    pdf: (document: Document, timestamp: number): Buffer =>
      compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: timestamp }),
    compile,
    svg: (main: string): string => compiler.plainSvg(compile(main)),
  }
}

export type Typesetter = ReturnType<typeof openTypesetter>
