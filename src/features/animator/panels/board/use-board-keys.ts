import { useEffect, useEffectEvent } from 'react'
import { commandOfKey } from '../../editor/keymap'
import { useRun } from '../palette/use-run'
import { useBoard } from './board-context'
import { isOwnKey } from './own-keys'

/** The keyboard of the whole editor, except where a field or menu has it. */
export function useBoardKeys() {
  const { showDialog, stage } = useBoard()
  const run = useRun()

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (isPaletteKey(event)) {
      event.preventDefault()
      return showDialog('palette')
    }
    if (isOwnKey(event)) return
    if (event.key === '?') return showDialog('shortcuts')
    if (event.key === 'Escape' && stage.current?.tools.escape()) return
    if (event.key === 'Enter' && stage.current?.tools.enter()) return
    const command = commandOfKey(event)
    if (!command) return
    event.preventDefault()
    run(command)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function isPaletteKey({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key.toLowerCase() === 'k' || code === 'KeyK') && (ctrlKey || metaKey) && !altKey
}
