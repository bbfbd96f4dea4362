import { useEffect, useState } from 'react'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { useEditor } from './editor-context'

/** Long enough not to draw during a gesture, short enough to feel live. Milliseconds. */
const pause = 140

/**
 * The scene without the rush of a gesture: a change after a rest at once, of changes that follow each
 * other the first and the last. For whatever costs more than a frame allows, pictures and fields alike.
 */
export function useSettledScene(): Scene {
  const editor = useEditor()
  const [scene, setScene] = useState(() => editor.getState().scene)
  useEffect(() => {
    let timer: number | undefined
    let seen = editor.getState().scene
    function settleScene() {
      timer = undefined
      setScene(editor.getState().scene)
    }
    function follow() {
      const { scene: now } = editor.getState()
      if (now === seen) return
      seen = now
      if (timer === undefined) setScene(now)
      window.clearTimeout(timer)
      timer = window.setTimeout(settleScene, pause)
    }
    const leave = editor.subscribe(follow)
    return () => {
      leave()
      window.clearTimeout(timer)
    }
  }, [editor])
  return scene
}
