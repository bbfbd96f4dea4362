/** Dark, light or like the device: remembered, and set on <html> before anything is painted. */
import { colorSchemeEntry, readFirst, writeFirst } from '@/lib/device/first-entries'

export const colorSchemes = ['dark', 'light', 'auto'] as const
export type ColorScheme = (typeof colorSchemes)[number]

const attribute = 'data-mantine-color-scheme'
const changed = 'color-scheme-change'

/** The person's choice; dark while nothing (valid) is stored. */
export function getColorScheme(): ColorScheme {
  const stored = readFirst(colorSchemeEntry)
  return colorSchemes.find((scheme) => scheme === stored) ?? 'dark'
}

/** Remembers the choice, paints it and tells whoever listens. */
export function setColorScheme(scheme: ColorScheme): void {
  writeFirst(colorSchemeEntry, scheme)
  applyColorScheme(scheme)
  window.dispatchEvent(new Event(changed))
}

export function applyColorScheme(scheme: ColorScheme = getColorScheme()): void {
  document.documentElement.setAttribute(attribute, resolveColorScheme(scheme))
}

/** What `auto` means on this device right now. */
export function resolveColorScheme(scheme: ColorScheme): 'dark' | 'light' {
  if (scheme !== 'auto') return scheme
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** Calls back on a choice made here, in another tab, or by the device. Returns how to stop. */
export function listenForColorScheme(callback: () => void): () => void {
  const device = window.matchMedia('(prefers-color-scheme: light)')
  window.addEventListener(changed, callback)
  window.addEventListener('storage', callback)
  device.addEventListener('change', callback)
  return () => {
    window.removeEventListener(changed, callback)
    window.removeEventListener('storage', callback)
    device.removeEventListener('change', callback)
  }
}
