import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { seek, togglePlay } from '../../../editor/playback'
import { useEditor, useEditorState } from '../../editor-context'
import styles from './playback.module.css'
import { PlaySwitches } from './play-switches'
import { SpeedSelect } from './speed-select'
import { TimeReadout } from './time-readout'
import { goBack, goForward, goToEnd } from './transport'

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** `children` are the switches of the mode one works in. */
export function PlaybackBar({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const isStill = useEditorState(({ scene }) => getSceneMotion(scene).end <= 0)
  const isPlaying = useEditorState((state) => state.isPlaying)
  return (
    <div
      className={`${layout.row} ${layout.lineBelow} ${styles.bar}`}
      role="group"
      aria-label={t('time.playback')}
    >
      <div className={styles.go}>
        <span className={styles.ends}>
          <IconButton label={t('time.to_start')} onClick={() => seek(editor, 0)}>
            <IconPlayerSkipBack {...look} />
          </IconButton>
        </span>
        <IconButton label={t('time.back')} onClick={() => goBack(editor)}>
          <IconChevronLeft {...look} />
        </IconButton>
        <IconButton
          label={isPlaying ? t('time.pause') : t('time.play')}
          kind="primary"
          disabled={isStill}
          onClick={() => togglePlay(editor)}
        >
          {isPlaying ? <IconPlayerPauseFilled {...look} /> : <IconPlayerPlayFilled {...look} />}
        </IconButton>
        <IconButton label={t('time.forward')} onClick={() => goForward(editor)}>
          <IconChevronRight {...look} />
        </IconButton>
        <span className={styles.ends}>
          <IconButton label={t('time.to_end')} onClick={() => goToEnd(editor)}>
            <IconPlayerSkipForward {...look} />
          </IconButton>
        </span>
      </div>
      <TimeReadout />
      <div className={styles.how}>
        <SpeedSelect />
        <PlaySwitches />
      </div>
      {children ? <div className={styles.mode}>{children}</div> : null}
    </div>
  )
}
