import { expect, type Page } from '@playwright/test'

/** Checks a part of the accessibility tree; the snapshot may omit parts. */
export const reads = (page: Page, part: 'main' | 'banner' | 'complementary', names: string): Promise<void> =>
  expect(page.getByRole(part).first()).toMatchAriaSnapshot(names)
