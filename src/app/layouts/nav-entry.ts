/** What a layout offers in sidebar, bottom tabs and create menu. */
import type { ComponentType } from 'react'
import type { AppResources } from '@/lib/i18n/resources'

export interface NavEntry {
  to: string
  label: keyof AppResources['common']['nav']
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  /** The heading it stands below in the navigation; without one it stands at its top. */
  group?: keyof AppResources['common']['nav_groups']
  /** Stands behind "More": a role sees nine entries at most at once. */
  isSecondary?: boolean
}

export interface CreateEntry {
  to: string
  label: keyof AppResources['common']['create']
}

export interface LayoutNav {
  /** In the order shown; entries of a group follow one another. */
  main: NavEntry[]
  /** For the five places within thumb reach on a phone: the first five. */
  tabs: NavEntry[]
  create: CreateEntry[]
}
