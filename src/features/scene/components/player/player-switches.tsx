import { IconBallFootball, IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/public/icon-button'
import { usePlayer, usePlayerState } from './player-context'
import { PlayerSpeed } from './player-speed'

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** How it plays, side by side. */
export function PlayerSwitches({ hasBall }: { hasBall: boolean }) {
  const { t } = useTranslation('scene')
  const player = usePlayer()
  const isLooping = usePlayerState((state) => state.isLooping)
  const isFollowingBall = usePlayerState((state) => state.isFollowingBall)
  return (
    <>
      <PlayerSpeed />
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
  )
}
