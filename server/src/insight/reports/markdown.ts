import MarkdownIt, { type Token } from 'markdown-it'

// As the page reads it: tags are the letters that they are, and pictures would come from elsewhere.
const reader = new MarkdownIt('commonmark', { html: false }).enable('table').disable('image')

export const readMarkdown = (markdown: string): Token[] => reader.parse(markdown, {})
