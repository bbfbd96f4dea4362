import { useEffect, useSyncExternalStore } from 'react'
import { createSidebar, sidebarBreakpointPx } from './sidebar-store'

export const sidebarIds = { panel: 'sidebar', toggle: 'sidebar-toggle' } as const

/** The one sidebar of the app. */
export const sidebar = createSidebar()

/** The drawer of a phone gives way to the page that was chosen. */
export function closeDrawer(): void {
  if (window.innerWidth < sidebarBreakpointPx) sidebar.close()
}

export function useIsSidebarOpen(): boolean {
  return useSyncExternalStore(sidebar.subscribe, sidebar.isOpen, () => false)
}

/** Starts the sidebar's rules while the shell is mounted; on a phone a click outside closes it. */
export function useSidebarRules(isPhone: boolean): void {
  useEffect(
    () =>
      sidebar.start(() => ({
        panel: document.getElementById(sidebarIds.panel),
        toggle: document.getElementById(sidebarIds.toggle),
      })),
    [],
  )
  useEffect(() => sidebar.onOutsideClick(() => (isPhone ? sidebar.close() : undefined)), [isPhone])
}
