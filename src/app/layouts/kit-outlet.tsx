import { Outlet } from 'react-router'
import { AppProviders } from './app-providers'

/** A page made of kit components inside the public layout: the shop of a visitor. */
export function KitOutlet() {
  return (
    <AppProviders>
      <Outlet />
    </AppProviders>
  )
}
