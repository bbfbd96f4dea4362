/** What the panels of one board share beside the editor: open parts, the surface, spoken news. */
import { createContext, use, type RefObject } from 'react'
import type { ClientPoint, Stage } from './stage'

export const sideTabs = ['selection', 'scene', 'objects', 'squad'] as const
export type SideTab = (typeof sideTabs)[number]

export type Dialog = 'palette' | 'shortcuts'

export interface Board {
  tab: SideTab
  /** Also opens the side panel, or its sheet on a small screen. */
  showTab: (tab: SideTab) => void
  /** Something was selected, or nothing is any more. */
  followSelection: (hasSelection: boolean) => void
  isSideOpen: boolean
  closeSide: () => void
  /** The board fills the window. */
  isFull: boolean
  toggleFull: () => void
  /** Steps or timeline below the play-back. */
  isStripOpen: boolean
  toggleStrip: () => void
  dialog: Dialog | null
  showDialog: (dialog: Dialog | null) => void
  /** Where the menu of the selection stands. */
  menuAt: ClientPoint | null
  showMenu: (at: ClientPoint | null) => void
  /** Tells a screen reader what happened. */
  say: (text: string) => void
  stage: RefObject<Stage | null>
}

export const BoardContext = createContext<Board | null>(null)

export function useBoard(): Board {
  const board = use(BoardContext)
  if (!board) throw new Error('useBoard needs the editor board around it')
  return board
}
