import { expect, type Page } from '@playwright/test'

/** Roles of parts that can be pressed. */
const pressed = new Set(
  'button link radio checkbox switch textbox searchbox combobox menuitem menuitemradio option tab'.split(' '),
)

type Target = { name: string; role: string; node: number }

/**
 * A person with one switch: a program moves a frame through the parts of the accessibility tree, and the switch
 * presses the framed one. No other keys, dragging, holding or hovering are used. Counts the parts that the frame
 * passed.
 */
export const switchUserOf = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Accessibility.enable')
  await client.send('DOM.enable')
  const counts = { passed: 0, presses: 0 }
  let last = -1

  const targets = async (): Promise<Target[]> => {
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const found: Target[] = []
    const visit = (id: string): void => {
      const node = byId.get(id)
      if (!node) return
      const role = String(node.role?.value)
      const isOff = node.properties?.some(({ name, value }) => name === 'disabled' && value.value === true)
      if (!node.ignored && pressed.has(role) && !isOff && node.backendDOMNodeId !== undefined)
        found.push({ name: String(node.name?.value ?? ''), role, node: node.backendDOMNodeId })
      for (const child of node.childIds ?? []) visit(child)
    }
    const root = nodes.find(({ parentId }) => parentId === undefined)
    if (root) visit(root.nodeId)
    return found
  }

  const askOf = async <Answer>(node: number, question: string): Promise<Answer> => {
    const { object } = await client.send('DOM.resolveNode', { backendNodeId: node })
    const { result } = await client.send('Runtime.callFunctionOn', {
      ...(object.objectId !== undefined && { objectId: object.objectId }),
      functionDeclaration: question,
      returnByValue: true,
    })
    return result.value
  }

  /** The centre of a part, after scrolling to it. */
  const middleOf = async (node: number): Promise<{ x: number; y: number }> => {
    await client.send('DOM.scrollIntoViewIfNeeded', { backendNodeId: node })
    return askOf(
      node,
      `function () {
        const box = (this.closest('label') ?? this).getClientRects()[0]
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }`,
    )
  }

  return {
    counts,
    /** Waits until the frame reaches a part with this name, from its last position, and presses it. */
    select: async (role: string, name: string | RegExp): Promise<void> => {
      await expect(async () => {
        const all = await targets()
        const from = all.findIndex(({ node }) => node === last) + 1
        const order = [...all.slice(from), ...all.slice(0, from)]
        const at = order.findIndex(
          (each) =>
            each.role === role && (typeof name === 'string' ? each.name === name : name.test(each.name)),
        )
        const target = order[at]
        expect(target, `${role} ${name}`).toBeDefined()
        if (!target) return
        const { x, y } = await middleOf(target.node)
        await page.touchscreen.tap(x, y)
        // A press may be lost while a dialog closes; a user who sees no caret presses again.
        if (role === 'textbox')
          expect(await askOf(target.node, 'function () { return this === document.activeElement }')).toBe(
            true,
          )
        counts.passed += at
        counts.presses += 1
        last = target.node
      }).toPass({ timeout: 30_000 })
    },
  }
}
