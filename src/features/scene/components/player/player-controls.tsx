import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  IconAdjustmentsHorizontal,
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { IconButton } from '@/shared/public/icon-button'
import layout from '@/shared/ui/layout.module.css'
import { usePlayer, usePlayerState } from './player-context'
import { PlayerFullScreen } from './player-full-screen'
import styles from './player-controls.module.css'
import { PlayerScrub } from './player-scrub'
import { PlayerSwitches } from './player-switches'
import { PlayerTime } from './player-time'
import { hasReducedMotion } from './reduced-motion'

interface PlayerControlsProps {
  /** Only what fits under a small picture. */
  isCompact: boolean
}

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

export function PlayerControls({ isCompact }: PlayerControlsProps) {
  const { t } = useTranslation('scene')
  const player = usePlayer()
  const isPlaying = usePlayerState((state) => state.isPlaying)
  const [isOpen, setIsOpen] = useState(false)
  const isPhone = useIsPhone()
  const isNarrow = isCompact || isPhone
  const hasBall = usePlayerState(({ scene }) => scene.objects.some(({ kind }) => kind === 'ball'))
  return (
    <div
      className={`${layout.row} ${layout.lineAbove} ${styles.controls}`}
      data-narrow={isNarrow || undefined}
    >
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
          onClick={() => player.stepForward(hasReducedMotion())}
        >
          <IconChevronRight {...look} />
        </IconButton>
      </div>
      <PlayerScrub />
      <PlayerTime />
      <div className={styles.more}>
        {isNarrow ? (
          <IconButton
            label={t('player.settings')}
            isExpanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconAdjustmentsHorizontal {...look} />
          </IconButton>
        ) : (
          <PlayerSwitches hasBall={hasBall} />
        )}
        <PlayerFullScreen />
      </div>
      {isNarrow && isOpen ? (
        <div className={`${layout.line1} ${layout.end} ${styles.switches}`}>
          <PlayerSwitches hasBall={hasBall} />
        </div>
      ) : null}
    </div>
  )
}
