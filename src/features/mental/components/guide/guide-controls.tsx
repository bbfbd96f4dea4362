import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'

interface GuideControlsProps {
  isRunning: boolean
  /** Absent where nothing runs by itself. */
  onToggle?: () => void
  onBack: () => void
  canGoBack: boolean
  onNext: () => void
  nextLabel: string
  readAloud: { isAvailable: boolean; isOn: boolean; toggle: () => void }
}

const look = { size: 20, stroke: 1.75 }

/** Back, pause, on; and a voice where the browser has one. */
export function GuideControls(props: GuideControlsProps) {
  const { isRunning, onToggle, onBack, canGoBack, onNext, nextLabel, readAloud } = props
  const { t } = useTranslation('mental')
  return (
    <div className={`${layout.wrap2} ${layout.justifyCenter}`}>
      <Button
        kind="secondary"
        disabled={!canGoBack}
        icon={<IconPlayerTrackPrev {...look} />}
        onClick={onBack}
      >
        {t('guide.back')}
      </Button>
      {onToggle ? (
        <Button
          kind="secondary"
          icon={isRunning ? <IconPlayerPause {...look} /> : <IconPlayerPlay {...look} />}
          onClick={onToggle}
        >
          {t(isRunning ? 'guide.pause' : 'guide.resume')}
        </Button>
      ) : null}
      <Button icon={<IconPlayerTrackNext {...look} />} onClick={onNext}>
        {nextLabel}
      </Button>
      {readAloud.isAvailable ? (
        <Button
          kind="quiet"
          icon={readAloud.isOn ? <IconVolume {...look} /> : <IconVolumeOff {...look} />}
          onClick={readAloud.toggle}
        >
          {t(readAloud.isOn ? 'guide.voice_off' : 'guide.voice_on')}
        </Button>
      ) : null}
    </div>
  )
}
