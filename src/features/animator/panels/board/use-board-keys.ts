import { useEffect, useEffectEvent } from 'react'
import { findCommandByKey } from '../../editor/keymap'
import { useRun } from '../palette/use-run'
import { useBoard } from './board-context'
import { isOwnKey } from './own-keys'

/** The keyboard of the whole editor, except where a field or menu has it. */
export function useBoardKeys() {
  const { showDialog, stage } = useBoard()
  const run = useRun()

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (isPaletteKey(event)) {
      event.preventDefault()
      return showDialog('palette')
    }
    if (isOwnKey(event)) return
    if (event.key === '?') return showDialog('shortcuts')
    if (event.key === 'Escape' && stage.current?.tools.escape()) return
    if (event.key === 'Enter' && stage.current?.tools.enter()) return
    const command = findCommandByKey(event)
    if (!command) return
    event.preventDefault()
    run(command)
  })

  useEffect(() => {
    const handleEvent = (event: KeyboardEvent) => handleKeyDown(event)
    window.addEventListener('keydown', handleEvent)
    return () => window.removeEventListener('keydown', handleEvent)
  }, [])
}

function isPaletteKey({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key.toLowerCase() === 'k' || code === 'KeyK') && (ctrlKey || metaKey) && !altKey
}
