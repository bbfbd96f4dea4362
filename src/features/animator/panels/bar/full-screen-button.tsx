import { IconArrowsMaximize, IconArrowsMinimize } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import { useBoard } from '../board/board-context'
import { useIsNarrow } from '../board/use-is-narrow'

const look = { size: 20, stroke: 1.75 } as const

/** Gives the pitch the whole window: no menu, no panel, no strip of steps, all one press away. */
export function FullScreenButton() {
  const { t } = useTranslation('animator')
  const { isFull, toggleFull } = useBoard()
  const isNarrow = useIsNarrow()
  if (isNarrow) return null
  return (
    <IconButton
      label={isFull ? t('panels.board.leave_full') : t('panels.board.full')}
      isPressed={isFull}
      onClick={toggleFull}
    >
      {isFull ? <IconArrowsMinimize {...look} /> : <IconArrowsMaximize {...look} />}
    </IconButton>
  )
}
