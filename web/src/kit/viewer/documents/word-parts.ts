/** The parts of mammoth's document tree that are shown. */
export type Part =
  | {
      type: 'paragraph'
      children: Part[]
      styleId: string | null
      styleName: string | null
      numbering: Numbering | null
    }
  | {
      type: 'run'
      children: Part[]
      isBold: boolean
      isItalic: boolean
      isStrikethrough: boolean
      isAllCaps: boolean
      verticalAlignment: string
    }
  | { type: 'text'; value: string }
  | { type: 'tab' }
  | { type: 'break'; breakType: string }
  | { type: 'checkbox'; checked: boolean }
  | { type: 'hyperlink'; children: Part[]; href?: string }
  | { type: 'image'; contentType: string; altText?: string; readAsArrayBuffer: () => Promise<ArrayBuffer> }
  | { type: 'noteReference'; noteType: string; noteId: string }
  | { type: 'table'; children: Part[] }
  | { type: 'tableRow'; children: Part[]; isHeader: boolean }
  | { type: 'tableCell'; children: Part[]; colSpan: number; rowSpan: number }
  | { type: 'bookmarkStart' | 'commentReference' }

type Numbering = { isOrdered: boolean; level: string }

export type Note = { body: Part[] }

export type WordDocument = {
  children: Part[]
  notes: { resolve: (reference: { noteType: string; noteId: string }) => Note | null }
}
