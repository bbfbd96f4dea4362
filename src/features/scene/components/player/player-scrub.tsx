import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { findStepIndexAt } from '../../model/motion/playback'
import { getSceneMotion } from '../../model/motion/scene-motion'
import { usePlayer, usePlayerState } from './player-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './player-scrub.module.css'

/** Where one is, with a mark for every step and question; drag or arrow keys go anywhere. */
export function PlayerScrub() {
  const { t, i18n } = useTranslation('scene')
  const player = usePlayer()
  const scene = usePlayerState((state) => state.scene)
  const input = useRef<HTMLInputElement>(null)
  const { end } = getSceneMotion(scene)
  const language = i18n.language

  useEffect(() => {
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    let told = ''

    function show() {
      const bar = input.current
      if (!bar) return
      const { time } = player.getState()
      bar.value = String(time)
      bar.style.setProperty('--share', end > 0 ? String(time / end) : '0')
      const words = t('player.position_value', {
        time: number.format(time),
        end: number.format(end),
        count: end,
        step: findStepIndexAt(scene, time) + 1,
      })
      if (words === told) return
      told = words
      bar.setAttribute('aria-valuetext', words)
    }

    show()
    return player.subscribe(show)
  }, [player, scene, end, language, t])

  return (
    <div className={`${layout.relative} ${styles.scrub}`} data-scrub="">
      <input
        ref={input}
        className={`${layout.plain} ${layout.full} ${layout.inside} ${styles.bar}`}
        type="range"
        min={0}
        max={end}
        step={0.1}
        defaultValue={0}
        disabled={end <= 0}
        aria-label={t('player.position')}
        onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
      />
      {end > 0 ? (
        <span className={`${layout.inside} ${styles.marks}`} aria-hidden="true">
          {scene.steps.slice(1).map(({ id, t: at }) => (
            <span
              key={id}
              className={styles.step}
              style={{ insetInlineStart: toPercent(at / end) }}
            />
          ))}
          {scene.freezes.map(({ id, t: at }) => (
            <span
              key={id}
              className={`${layout.round} ${styles.freeze}`}
              style={{ insetInlineStart: toPercent(at / end) }}
            />
          ))}
        </span>
      ) : null}
    </div>
  )
}

function toPercent(share: number): string {
  return `${Math.min(1, Math.max(0, share)) * 100}%`
}
