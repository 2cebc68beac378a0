import { Outlet } from '@tanstack/react-router'

/** Pages that bring their own bar: login and what belongs to one evaluation. */
export function BlankLayout() {
  return <Outlet />
}
