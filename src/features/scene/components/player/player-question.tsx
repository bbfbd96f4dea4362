import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import layout from '@/shared/ui/layout.module.css'
import { usePlayer, usePlayerState } from './player-context'
import styles from './player-question.module.css'

/** A freeze point asks over the standing picture; the film goes on when everybody has answered. */
export function PlayerQuestion() {
  const freeze = usePlayerState(({ scene, frozen }) =>
    frozen === null ? undefined : scene.freezes.find(({ id }) => id === frozen),
  )
  return freeze ? <Asked key={freeze.id} question={freeze.question} /> : null
}

function Asked({ question }: { question: string }) {
  const { t } = useTranslation('scene')
  const player = usePlayer()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div
      className={`${layout.between3} ${layout.inside} ${layout.roundCard} ${styles.question}`}
      role="dialog"
      aria-labelledby={id}
    >
      <p id={id}>{question || t('player.freeze')}</p>
      <Button ref={button} onClick={player.play}>
        {t('player.continue')}
      </Button>
    </div>
  )
}
