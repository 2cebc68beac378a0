import type { Page } from '@playwright/test'

/** Texts that are truncated without a title, or outside of the viewport where nothing scrolls. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = (style: CSSStyleDeclaration, way: 'overflowX' | 'overflowY') =>
      style[way] === 'hidden' || style[way] === 'clip'
    const scrolls = (element: Element): boolean => {
      for (
        let at: Element | null = element.parentElement;
        at && at !== document.body;
        at = at.parentElement
      ) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
      }
      return false
    }
    const isReadElsewhere = (element: Element) => element.closest('[title]') !== null
    const hasOwnTexts = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
    }
    const isCut = (element: Element): boolean => {
      const style = getComputedStyle(element)
      const sideways = clips(style, 'overflowX') && element.scrollWidth > element.clientWidth + 1
      const below = clips(style, 'overflowY') && element.scrollHeight > element.clientHeight + 3
      return sideways || below
    }
    const isBeyond = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect()
      return (right > innerWidth + 1 || left < -1) && !scrolls(element)
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasOwnTexts(element) && isSeen(element) && !element.closest('.sr-only'))
      .filter((element) => (isCut(element) && !isReadElsewhere(element)) || isBeyond(element))
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.trim().slice(0, 60)}`)
  })

/**
 * Words of the page's content that are parted over two lines though they would fit into seven tenths of the screen, or
 * cut by a part that hides what is beyond it.
 */
export const brokenText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip'
    const isCut = (box: DOMRect, parent: Element): boolean => {
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        const edge = at.getBoundingClientRect()
        if (hides(getComputedStyle(at)) && (box.right > edge.right + 1 || box.left < edge.left - 1))
          return true
      }
      return false
    }
    const found: string[] = []
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    while (texts.nextNode()) {
      const node = texts.currentNode
      const parent = node.parentElement
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (parent.closest('.sr-only')) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const parts = [...range.getClientRects()]
        const width = parts.reduce((sum, each) => sum + each.width, 0)
        const tops = new Set(parts.map(({ top }) => Math.round(top)))
        if (tops.size > 1 && width < innerWidth * 0.7) found.push(`parted: ${word}`)
        else if (isCut(range.getBoundingClientRect(), parent)) found.push(`cut: ${word}`)
      }
    }
    return found
  })

/** Pixels by which the page is wider than the viewport. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** The elements that make the page too wide, innermost first. */
export const beyondEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const far = document.documentElement.scrollWidth - innerWidth
    if (far <= 0) return []
    const parts = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (right > innerWidth || left < 0) && element.checkVisibility()
    })
    const announced = parts.map(
      (element) => `${element.outerHTML.slice(0, 110)}: ${element.textContent?.slice(0, 30)}`,
    )
    return [`too wide by ${far}`, ...announced.reverse().slice(0, 8)]
  })
