import { useRef, useState } from 'react'
import type { Board, Dialog, SideTab } from './board-context'
import type { ClientPoint, Stage } from './stage'

/** The open parts of one board, and what was said last. On small screens the side starts closed. */
export function useBoardState(isNarrow: boolean): Board & { said: string } {
  const [tab, setTab] = useState<SideTab>('scene')
  const [isSideOpen, setIsSideOpen] = useState(!isNarrow)
  const [isFull, setIsFull] = useState(false)
  const [isStripOpen, setIsStripOpen] = useState(true)
  const [dialog, showDialog] = useState<Dialog | null>(null)
  const [menuAt, showMenu] = useState<ClientPoint | null>(null)
  const [said, setSaid] = useState('')
  const stage = useRef<Stage | null>(null)

  const [followSelection] = useState(
    () => (hasSelection: boolean) =>
      setTab((tab) => {
        if (tab !== 'selection' && tab !== 'scene') return tab
        return hasSelection ? 'selection' : 'scene'
      }),
  )

  return {
    tab,
    showTab: (next) => {
      setTab(next)
      setIsSideOpen(true)
    },
    followSelection,
    isSideOpen,
    closeSide: () => setIsSideOpen(false),
    isFull,
    toggleFull: () => {
      setIsFull(!isFull)
      setIsSideOpen(isFull)
      setIsStripOpen(isFull)
    },
    isStripOpen,
    toggleStrip: () => setIsStripOpen(!isStripOpen),
    dialog,
    showDialog,
    menuAt,
    showMenu,
    said,
    // the same words twice are still news
    say: (text) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    stage,
  }
}
