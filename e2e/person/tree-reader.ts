import { expect, type Page } from '@playwright/test'
import type { WithoutPointer } from './without-pointer.ts'

/** A part of the accessibility tree; `node` is the backend id of its DOM node. */
type Part = { role: string; name: string; description: string; node: number }

/**
 * A person for whom only the accessibility tree exists: parts are found by role and name, and pressed or typed into
 * where the focus is.
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
    // A part may be removed by rendering, so it is searched again.
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
