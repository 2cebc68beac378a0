import { contentTypes, escaped, type Paper, relationships, xml } from './document.ts'
import { zipOf } from './zip.ts'

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

const paragraph = (text: string, style?: string): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

const style = (id: string, name: string, look: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"${more}><w:name w:val="${name}"/><w:qFormat/>${look}</w:style>`

const stylesIn = (language: string): string =>
  xml(
    `<w:styles ${word}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="24"/><w:lang w:val="${language}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="300" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>${[
      style('Normal', 'Normal', '', ' w:default="1"'),
      style(
        'Heading1',
        'heading 1',
        '<w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="36"/></w:rPr>',
      ),
      style('Place', 'Place', '<w:rPr><w:i/><w:color w:val="44546A"/></w:rPr>'),
    ].join('')}</w:styles>`,
  )

const pageOf = ({ title, place, lines }: Paper): string =>
  xml(
    `<w:document ${word}><w:body>${paragraph(title, 'Heading1')}${paragraph(place, 'Place')}${lines
      .map((line) => paragraph(line))
      .join(
        '',
      )}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  )

/** A text document with a real heading, so that a screen reader finds its way. */
export const docxOf = (paper: Paper): Buffer =>
  zipOf({
    '[Content_Types].xml': contentTypes([
      ['/word/document.xml', 'wordprocessingml.document.main'],
      ['/word/styles.xml', 'wordprocessingml.styles'],
    ]),
    '_rels/.rels': relationships([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relationships([['styles', 'styles.xml']]),
    'word/document.xml': pageOf(paper),
    'word/styles.xml': stylesIn(paper.language),
  })
