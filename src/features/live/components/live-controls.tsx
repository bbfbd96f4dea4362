import {
  IconFlag,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LiveAction } from '../model/live-run'
import layout from '@/shared/ui/layout.module.css'
import styles from './live-controls.module.css'

interface LiveControlsProps {
  isPaused: boolean
  isFirst: boolean
  isLast: boolean
  dispatch: (action: LiveAction) => void
}

const icon = { size: 28, stroke: 2, 'aria-hidden': true } as const

/** Everything one thumb needs. */
export function LiveControls({ isPaused, isFirst, isLast, dispatch }: LiveControlsProps) {
  const { t } = useTranslation('live')
  return (
    <div
      className={`${layout.grid} ${layout.gap2} ${styles.controls}`}
      role="toolbar"
      aria-label={t('live.controls')}
    >
      <button
        type="button"
        disabled={isFirst}
        aria-label={t('live.back')}
        onClick={() => dispatch({ kind: 'back' })}
      >
        <IconPlayerSkipBack {...icon} />
      </button>
      <button type="button" onClick={() => dispatch({ kind: 'adjust', minutes: 1 })}>
        {t('live.add', { count: 1 })}
      </button>
      <button
        type="button"
        className={styles.main}
        aria-label={t(isPaused ? 'live.resume' : 'live.pause')}
        onClick={() => dispatch({ kind: isPaused ? 'resume' : 'pause' })}
      >
        {isPaused ? <IconPlayerPlayFilled {...icon} /> : <IconPlayerPauseFilled {...icon} />}
      </button>
      <button type="button" onClick={() => dispatch({ kind: 'adjust', minutes: 5 })}>
        {t('live.add', { count: 5 })}
      </button>
      <button
        type="button"
        aria-label={t(isLast ? 'live.finish' : 'live.next')}
        onClick={() => dispatch({ kind: 'next' })}
      >
        {isLast ? <IconFlag {...icon} /> : <IconPlayerSkipForward {...icon} />}
      </button>
    </div>
  )
}
