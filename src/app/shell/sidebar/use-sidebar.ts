import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createSidebar } from './sidebar-store'

/**
 * The sidebar of the specification is the drawer on a phone and the account panel beside the navigation on the
 * desktop; the toggle is what opens it there.
 */
export const sidebarIds = { panel: 'sidebar', toggle: 'sidebar-toggle' } as const

/** The one sidebar of the app. */
export const sidebar = createSidebar()

export function useIsSidebarOpen(): boolean {
  return useSyncExternalStore(sidebar.subscribe, sidebar.isOpen, () => false)
}

/** Starts the sidebar's rules as soon as the shell stands; a click outside closes it. */
export function useSidebarRules(): void {
  useLayoutEffect(
    () =>
      sidebar.start(() => ({
        panel: document.getElementById(sidebarIds.panel),
        toggle: document.getElementById(sidebarIds.toggle),
      })),
    [],
  )
  useLayoutEffect(() => sidebar.onOutsideClick(sidebar.close), [])
}
