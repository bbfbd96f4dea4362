import { lazy, Suspense, use } from 'react'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { BoardContext } from '../board/board-context'
import { useEditorState } from '../editor-context'
import { FreezeBanner } from './playback/freeze-banner'
import { PlaybackBar } from './playback/playback-bar'
import { StepSwitches } from './steps/step-switches'
import { StepsStrip } from './steps/steps-strip'

// the expert's half of the editor; steps are what one opens with
const Timeline = lazy(() =>
  import('./timeline/timeline').then((module) => ({ default: module.Timeline })),
)

const look = { size: 20, stroke: 1.75 } as const

/** Time at the lower edge of the editor: play-back, and steps or timeline of the same scene. */
export function TimeDock() {
  const { t } = useTranslation('animator')
  // the strip stands alone where there is no board around it to make room for
  const board = use(BoardContext)
  const isStripOpen = board?.isStripOpen ?? true
  const isPhone = useIsPhone()
  const mode = useEditorState((state) => state.mode)
  return (
    <div className={`${layout.stack} ${layout.low} ${layout.relative} ${layout.ground1}`}>
      <PlaybackBar>
        {mode === 'steps' && !isPhone ? <StepSwitches /> : null}
        {board && !isPhone ? (
          <IconButton
            label={isStripOpen ? t('time.hide_strip') : t('time.show_strip')}
            onClick={board.toggleStrip}
          >
            {isStripOpen ? <IconChevronDown {...look} /> : <IconChevronUp {...look} />}
          </IconButton>
        ) : null}
      </PlaybackBar>
      <FreezeBanner />
      {isStripOpen ? <Suspense>{mode === 'steps' ? <StepsStrip /> : <Timeline />}</Suspense> : null}
    </div>
  )
}
