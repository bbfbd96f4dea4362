import { useTranslation } from 'react-i18next'
import {
  IconBallFootball,
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRepeat,
} from '@tabler/icons-react'
import { IconButton } from '@/shared/public/icon-button'
import { usePlayer, usePlayerState } from './player-context'
import { PlayerFullScreen } from './player-full-screen'
import styles from './player-controls.module.css'
import { PlayerScrub } from './player-scrub'
import { PlayerSpeed } from './player-speed'
import { PlayerTime } from './player-time'
import { prefersNoMotion } from './reduced-motion'

interface PlayerControlsProps {
  /** Only what fits under a small picture. */
  isCompact: boolean
}

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

export function PlayerControls({ isCompact }: PlayerControlsProps) {
  const { t } = useTranslation('scene')
  const player = usePlayer()
  const isPlaying = usePlayerState((state) => state.isPlaying)
  const isLooping = usePlayerState((state) => state.isLooping)
  const isFollowingBall = usePlayerState((state) => state.isFollowingBall)
  const hasBall = usePlayerState(({ scene }) => scene.objects.some(({ kind }) => kind === 'ball'))
  return (
    <div className={styles.controls} data-compact={isCompact || undefined}>
      <div className={styles.go}>
        <IconButton
          label={isPlaying ? t('player.pause') : t('player.play')}
          kind="primary"
          onClick={player.toggle}
        >
          {isPlaying ? <IconPlayerPauseFilled {...look} /> : <IconPlayerPlayFilled {...look} />}
        </IconButton>
        <IconButton label={t('player.back')} onClick={player.stepBack}>
          <IconChevronLeft {...look} />
        </IconButton>
        <IconButton
          label={t('player.forward')}
          onClick={() => player.stepForward(prefersNoMotion())}
        >
          <IconChevronRight {...look} />
        </IconButton>
      </div>
      <PlayerScrub />
      <PlayerTime />
      <div className={styles.more}>
        <PlayerSpeed />
        {isCompact ? null : (
          <>
            <IconButton
              label={t('player.loop')}
              isPressed={isLooping}
              onClick={() => player.set({ isLooping: !isLooping })}
            >
              <IconRepeat {...look} />
            </IconButton>
            {hasBall ? (
              <IconButton
                label={t('player.follow')}
                isPressed={isFollowingBall}
                onClick={() => player.set({ isFollowingBall: !isFollowingBall })}
              >
                <IconBallFootball {...look} />
              </IconButton>
            ) : null}
          </>
        )}
        <PlayerFullScreen />
      </div>
    </div>
  )
}
