import { useEffect, useState } from 'react'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { useEditor } from './editor-context'

/** Long enough not to draw during a gesture, short enough to feel live. Milliseconds. */
const pause = 140

/** The scene as it was when it last came to rest: for pictures that cost more than a frame allows. */
export function useSettledScene(): Scene {
  const editor = useEditor()
  const [scene, setScene] = useState(() => editor.getState().scene)
  useEffect(() => {
    let timer = 0
    let seen = editor.getState().scene
    function follow() {
      const { scene: now } = editor.getState()
      if (now === seen) return
      seen = now
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setScene(now), pause)
    }
    const leave = editor.subscribe(follow)
    return () => {
      leave()
      window.clearTimeout(timer)
    }
  }, [editor])
  return scene
}
