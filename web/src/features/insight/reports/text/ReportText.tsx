import type { Mark, Node } from 'prosemirror-model'
import { Fragment, type ReactNode, useMemo } from 'react'
import { documentOf, isSafeLink } from './markdown.ts'
import { levelShown } from './schema.ts'

const marked = (content: ReactNode, { type, attrs }: Mark): ReactNode => {
  if (type.name === 'strong') return <strong>{content}</strong>
  if (type.name === 'em') return <em>{content}</em>
  if (type.name === 'code') return <code>{content}</code>
  if (type.name !== 'link' || !isSafeLink(attrs.href)) return content
  return (
    <a href={attrs.href} rel="noreferrer" className="text-link underline">
      {content}
    </a>
  )
}

const inside = (node: Node): ReactNode[] => {
  const shown: ReactNode[] = []
  node.forEach((child, offset) => {
    shown.push(<Fragment key={offset}>{elementOf(child)}</Fragment>)
  })
  return shown
}

const elementOf = (node: Node): ReactNode => {
  const Heading = `h${levelShown(Number(node.attrs.level ?? 1))}` as 'h2'
  switch (node.type.name) {
    case 'text':
      return node.marks.reduce<ReactNode>(marked, node.text)
    case 'hard_break':
      return <br />
    case 'heading':
      return <Heading>{inside(node)}</Heading>
    case 'bullet_list':
      return <ul>{inside(node)}</ul>
    case 'ordered_list':
      return <ol start={node.attrs.order}>{inside(node)}</ol>
    case 'list_item':
      return <li>{inside(node)}</li>
    case 'blockquote':
      return <blockquote>{inside(node)}</blockquote>
    case 'code_block':
      return <pre>{inside(node)}</pre>
    case 'horizontal_rule':
      return <hr />
    case 'table':
      return (
        <table>
          <tbody>{inside(node)}</tbody>
        </table>
      )
    case 'table_row':
      return <tr>{inside(node)}</tr>
    case 'table_cell':
      return node.attrs.header && node.content.size > 0 ? (
        <th scope="col">{inside(node)}</th>
      ) : (
        <td>{inside(node)}</td>
      )
    default:
      return <p>{inside(node)}</p>
  }
}

/** Shared by reading and editing. */
export const reportTextStyle =
  'report-text max-w-prose text-16 [&>:first-child]:mt-0! leading-relaxed wrap-anywhere [&_h2]:mt-5 [&_h3]:mt-4 [&_h4]:mt-3 [&_h4]:font-strong [&_p]:mt-2 ' +
  '[&_ul]:mt-2 [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:mt-2 [&_ol]:list-decimal [&_ol]:ps-6 ' +
  '[&_blockquote]:mt-2 [&_blockquote]:border-s-3 [&_blockquote]:border-control [&_blockquote]:ps-4 [&_pre]:mt-2 [&_pre]:whitespace-pre-wrap ' +
  '[&_table]:mt-3 [&_table]:w-full [&_table]:border-collapse [&_th]:border [&_th]:border-control [&_th]:px-2 [&_th]:py-1 [&_th]:text-start ' +
  '[&_td]:border [&_td]:border-control [&_td]:px-2 [&_td]:py-1 [&_a]:text-link [&_a]:underline [&_hr]:my-4 [&_hr]:border-border'

/** Renders only what the schema allows, as own elements; no tag of the text becomes HTML. */
export function ReportText({ text }: { text: string }) {
  const document = useMemo(() => documentOf(text), [text])
  return <div className={reportTextStyle}>{inside(document)}</div>
}
