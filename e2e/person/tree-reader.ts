import { expect, type Page } from '@playwright/test'
import type { WithoutPointer } from './without-pointer.ts'

/** A part as a screen reader gets it from the browser; `node` is where the browser keeps it. */
type Part = { role: string; name: string; description: string; node: number }

/**
 * Somebody to whom the browser's accessibility tree is all there is: who finds parts by role and name, and presses or
 * types where the focus is. It knows no element, no class and no place on the screen.
 */
export const readerOf = async (page: Page): Promise<WithoutPointer> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Accessibility.enable')

  const read = async (): Promise<Part[]> => {
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    return nodes.flatMap(({ ignored, role, name, description, backendDOMNodeId: node }) =>
      ignored || node === undefined
        ? []
        : [{ role: role?.value, name: name?.value ?? '', description: description?.value ?? '', node }],
    )
  }

  const isNamed = (part: Part, name: string | RegExp) =>
    typeof name === 'string' ? part.name.trim() === name : name.test(part.name)

  /** Waits until there is such a part. */
  const find = async (role: string, name: string | RegExp): Promise<Part> => {
    let found: Part | undefined
    await expect
      .poll(async () => {
        found = (await read()).find((part) => part.role === role && isNamed(part, name))
        return found
      }, `${role} ${name}`)
      .toBeDefined()
    return found as Part
  }

  const focus = async (role: string, name: string | RegExp): Promise<void> => {
    // A page that draws itself anew meanwhile takes the part away; it is looked for again.
    await expect(async () => {
      const { node } = await find(role, name)
      await client.send('DOM.focus', { backendNodeId: node })
    }).toPass({ timeout: 30_000 })
  }

  const press = async (role: string, name: string | RegExp, key = 'Enter'): Promise<void> => {
    await focus(role, name)
    await page.keyboard.press(key)
  }

  return {
    press,
    type: async (field, text) => {
      await focus('textbox', field)
      await page.keyboard.type(text)
    },
    choose: async (name) => {
      await press('radio', name, 'Space')
    },
    pick: press,
    meets: async (role, name) => void (await find(role, name)),
    hears: async (text) => void (await find('StaticText', text)),
  }
}
