import { Outlet } from '@tanstack/react-router'

/** Pages with a bar of their own. */
export function BlankLayout() {
  return <Outlet />
}
