import { useRef, useSyncExternalStore } from 'react'
import { IconMaximize, IconMinimize } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/public/icon-button'

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** The nearest player around the button fills the screen; not offered where the browser cannot. */
export function PlayerFullScreen() {
  const { t } = useTranslation('scene')
  const button = useRef<HTMLButtonElement>(null)
  const isFull = useSyncExternalStore(listen, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null

  async function toggle() {
    if (isFull) await document.exitFullscreen()
    else await button.current?.closest('[data-player]')?.requestFullscreen()
  }

  return (
    <IconButton
      ref={button}
      label={isFull ? t('player.leave_full_screen') : t('player.full_screen')}
      onClick={() => void toggle()}
    >
      {isFull ? <IconMinimize {...look} /> : <IconMaximize {...look} />}
    </IconButton>
  )
}

function listen(callback: () => void): () => void {
  document.addEventListener('fullscreenchange', callback)
  return () => document.removeEventListener('fullscreenchange', callback)
}
