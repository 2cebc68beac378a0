import { expect, type Page } from '@playwright/test'

/** What a screen reader meets in a part of the page, in its order; what a picture leaves out may be there too. */
export const reads = (page: Page, part: 'main' | 'banner' | 'complementary', names: string): Promise<void> =>
  expect(page.getByRole(part).first()).toMatchAriaSnapshot(names)
