import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { getSceneMotion } from '../../model/motion/scene-motion'
import { usePlayer } from './player-context'

/** "3.2 / 8.0", written without React since it changes with every frame; spoken by the slider. */
export function PlayerTime() {
  const { i18n } = useTranslation('scene')
  const player = usePlayer()
  const now = useRef<HTMLSpanElement>(null)
  const language = i18n.language

  useEffect(() => {
    const number = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    function show() {
      const { scene, time } = player.getState()
      const text = `${number.format(time)} / ${number.format(getSceneMotion(scene).end)}`
      if (now.current && now.current.textContent !== text) now.current.textContent = text
    }
    show()
    return player.subscribe(show)
  }, [player, language])

  return (
    <span ref={now} className={`${layout.dim13Figures} ${layout.oneLine}`} aria-hidden="true" />
  )
}
