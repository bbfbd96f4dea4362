import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import layout from '@/shared/ui/layout.module.css'
import { useEditor } from '../../editor-context'
import styles from './playback.module.css'

/** "3.2 / 8.0 s", written past React since it changes with every frame. */
export function TimeReadout() {
  const { t, i18n } = useTranslation('animator')
  const editor = useEditor()
  const shown = useRef<HTMLSpanElement>(null)
  const language = i18n.language

  useEffect(() => {
    const number = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    function show() {
      const { scene, time } = editor.getState()
      const end = number.format(getSceneMotion(scene).end)
      const text = t('time.readout', { time: number.format(time), end })
      if (shown.current && shown.current.textContent !== text) shown.current.textContent = text
    }
    show()
    return editor.subscribe(show)
  }, [editor, language, t])

  return (
    <span ref={shown} className={`${layout.dim13Figures} ${layout.oneLine} ${styles.readout}`} />
  )
}
