import { useSyncExternalStore } from 'react'
import { getColorScheme, listenForColorScheme, type ColorScheme } from './color-scheme'

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(listenForColorScheme, getColorScheme)
}
