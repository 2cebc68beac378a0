import MarkdownIt, { type Token } from 'markdown-it'

// The same as in the web: tags are text, and images, which would be loaded from other sites, are disabled.
const reader = new MarkdownIt('commonmark', { html: false }).enable('table').disable('image')

export const readMarkdown = (markdown: string): Token[] => reader.parse(markdown, {})
