import { useState } from 'react'
import { IconNote } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { IconButton } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import styles from './step-details.module.css'
import { StepFreeze } from './step-freeze'
import { StepName } from './step-name'
import { StepNote } from './step-note'
import { StepSeconds } from './step-seconds'
import { StepSwitches } from './step-switches'

interface StepDetailsProps {
  index: number
  settled: Scene
  isReadOnly: boolean
}

/** Note and question of the step that is shown: beside the strip, on a phone in a sheet. */
export function StepDetails({ index, settled, isReadOnly }: StepDetailsProps) {
  const { t } = useTranslation('animator')
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  const title = t('time.steps.step', { step: index + 1 })
  if (!isPhone) {
    return (
      <div
        className={`${layout.grid} ${layout.gap2} ${layout.packed} ${layout.padRow} ${styles.pane}`}
        role="group"
        aria-label={t('time.steps.details_of', { step: title })}
      >
        <StepNote index={index} isReadOnly={isReadOnly} />
        <StepFreeze index={index} isReadOnly={isReadOnly} />
      </div>
    )
  }
  return (
    <div className={`${layout.line1} ${styles.open}`}>
      <StepSwitches />
      <IconButton
        label={t('time.steps.details', { step: title })}
        kind="secondary"
        onClick={() => setIsOpen(true)}
      >
        <IconNote size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={title}>
        <div className={layout.grid4}>
          <StepName index={index} isReadOnly={isReadOnly} isWide />
          <div>
            <p className={`${layout.medium} ${layout.size14} ${styles.label}`}>
              {t('time.steps.seconds')}
            </p>
            <StepSeconds index={index} settled={settled} isReadOnly={isReadOnly} />
          </div>
          <StepNote index={index} isReadOnly={isReadOnly} />
          <StepFreeze index={index} isReadOnly={isReadOnly} />
        </div>
      </Sheet>
    </div>
  )
}
