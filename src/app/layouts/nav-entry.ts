/** What a layout offers in sidebar, bottom tabs and create menu. */
import type { ComponentType } from 'react'
import type { AppResources } from '@/lib/i18n/resources'

export interface NavEntry {
  to: string
  label: keyof AppResources['common']['nav']
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
}

export interface CreateEntry {
  to: string
  label: keyof AppResources['common']['create']
}

export interface LayoutNav {
  main: NavEntry[]
  /** The five within thumb reach on a phone. */
  tabs: NavEntry[]
  create: CreateEntry[]
}
