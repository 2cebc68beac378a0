import type { Page } from '@playwright/test'

/** A text with two short English words was probably not translated. */
const english = '\\b(the|and|of|with|your|from|this|that|are|is|for|you)\\b'

type PageTexts = { language: string; english: string }

/** Runs in the page: problems of headings, landmarks, names, language and targets. */
const wrongHere = ({ language, english }: PageTexts): string[] => {
  const announced: string[] = []
  const count = (selector: string) => document.querySelectorAll(selector).length
  if (count('h1') !== 1) announced.push(`${count('h1')} headings of the first level`)
  if (count('main') !== 1) announced.push(`${count('main')} main parts`)
  if (!/.+ – Vereda$/.test(document.title)) announced.push(`the title "${document.title}"`)
  if (document.documentElement.lang !== language) announced.push(`lang=${document.documentElement.lang}`)
  const about = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''

  const addresses = new Map<string, string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').trim()
    const known = addresses.get(name)
    if (known !== undefined && known !== link.href)
      announced.push(`two links "${name}": ${known} and ${link.href}`)
    addresses.set(name, link.href)
  }

  const texts: [Element | null, string][] = [[null, about]]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    texts.push([walker.currentNode.parentElement, walker.currentNode.textContent ?? ''])
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`))
      texts.push([element, element.getAttribute(name) ?? ''])
  for (const [element, text] of texts) {
    if (element?.closest('script, style, [lang="en"]:not(html)')) continue
    if (language !== 'en' && (text.match(new RegExp(english, 'gi'))?.length ?? 0) > 1)
      announced.push(`English: ${text.slice(0, 80)}`)
    if (/^[a-z]+(\.[a-zA-Z_]+){2,}$/.test(text.trim())) announced.push(`a key: ${text}`)
  }

  // WCAG 2.5.8: a target is 24 pixels large, or a circle of 24 around its centre touches no other target.
  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, [role="slider"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
    .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
    .filter(({ element }) => !element.closest('[aria-hidden="true"]'))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  for (const { element, box } of targets) {
    const isLink = element.tagName === 'A' && getComputedStyle(element).display === 'inline'
    if (isLink || Math.min(box.width, box.height) >= 24) continue
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const near = targets.find(({ element: other, box: neighbour }) => {
      if (other === element || other.contains(element) || element.contains(other)) return false
      if (other.closest('label') && other.closest('label') === element.closest('label')) return false
      const across = Math.max(neighbour.left - x, 0, x - neighbour.right)
      const along = Math.max(neighbour.top - y, 0, y - neighbour.bottom)
      return Math.hypot(across, along) < 12
    })
    if (near)
      announced.push(
        `a target of ${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 90)}`,
      )
  }
  return announced
}

/** Problems of the page; empty when there are none. */
export const complaints = (page: Page, language: string): Promise<string[]> =>
  page.evaluate(wrongHere, { language, english })

/** Runs in the page: elements that are focused and then covered by a bar or outside of the viewport (WCAG 2.4.11). */
const coveredHere = (most: number): string[] => {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
  ]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
  const step = Math.ceil(stops.length / most)
  return stops
    .filter((_, place) => place % step === 0)
    .flatMap((stop) => {
      stop.focus()
      const shown = stop.closest('label') ?? stop
      const box = shown.getClientRects()[0]
      if (!box || document.activeElement !== stop) return []
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
      const seen = document.elementFromPoint(box.x + box.width / 2, (top + bottom) / 2)
      const isSeen = top < bottom && seen !== null && (shown.contains(seen) || seen.contains(shown))
      return isSeen
        ? []
        : [`focus is hidden: ${stop.outerHTML.slice(0, 90)} ${shown.textContent?.slice(0, 40)}`]
    })
}

/** Tabs through the page, up to this many stops. */
export const coveredFocus = (page: Page, most = 40): Promise<string[]> => page.evaluate(coveredHere, most)

/** Animations that run despite prefers-reduced-motion. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => Number(each.effect?.getComputedTiming().activeDuration ?? 0) > 1)
      .map((each) => {
        const target = each.effect instanceof KeyframeEffect ? each.effect.target : null
        return `moves: ${target?.outerHTML.slice(0, 90)}`
      }),
  )

/** Sets text spacing (WCAG 1.4.12) or the largest text. */
export const setLetters = (page: Page, how: 'apart' | 'large' | 'twice as large' | 'usual'): Promise<void> =>
  page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet()
    const apart =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      'p { margin-bottom: 2em !important }'
    sheet.replaceSync(
      wanted === 'apart'
        ? apart
        : wanted === 'usual'
          ? ''
          : `html { font-size: ${wanted === 'large' ? 150 : 200}% !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  }, how)

/** Sets the direction of the page, as for Arabic. */
export const read = (page: Page, from: 'from the left' | 'from the right'): Promise<void> =>
  page.evaluate(
    (direction) => {
      document.documentElement.dir = direction
    },
    from === 'from the right' ? 'rtl' : 'ltr',
  )
