import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the build gives its address
import program from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import symbols from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'
import jpeg2000 from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'
import { trustedAddress } from '../../../session/trusted-address.ts'

/** The two standard symbol fonts, which devices lack; other fonts come from the file or the device. */
const fonts: Record<string, string> = { 'FoxitDingbats.pfb': dingbats, 'FoxitSymbol.pfb': symbols }

class Pieces {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = fonts[filename]
    const answer = address && (await fetch(address))
    if (!answer || !answer.ok) throw new Error(`${filename} is not brought along`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

type Pdf = { document: PDFDocumentProxy; close: () => void }

/**
 * Opens a PDF in a worker with resources of our own origin and without `eval` and WebAssembly, which the content
 * security policy forbids; scripts, forms and links are ignored.
 */
export const openPdf = async (bytes: ArrayBuffer): Promise<Pdf> => {
  const port = new Worker(trustedAddress(program), { type: 'module' })
  const worker = new PDFWorker({ port } as unknown as ConstructorParameters<typeof PDFWorker>[0])
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    isEvalSupported: false,
    useWasm: false,
    // The file name that is appended falls into the hash, where it has no effect.
    wasmUrl: `${new URL(jpeg2000, location.href).href}#/`,
    useWorkerFetch: false,
    BinaryDataFactory: Pieces,
    enableXfa: false,
    verbosity: 0,
  })
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  }
  try {
    const document = await task.promise
    if (document.numPages === 0) throw new Error('The document has no page')
    return { document, close }
  } catch (error) {
    close()
    throw error
  }
}
