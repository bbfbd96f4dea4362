import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconRectangle,
  IconRectangleVertical,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { NumberBox } from '../fields/number-box'
import { SegmentBox } from '../fields/segment-box'
import { SwitchBox } from '../fields/switch-box'
import styles from '../inspector.module.css'
import { usePitch } from './use-pitch'

const sides = [
  ['left', IconArrowLeft],
  ['right', IconArrowRight],
  ['top', IconArrowUp],
  ['bottom', IconArrowDown],
] as const

/** Measures and look of the ground. */
export function PitchFields() {
  const { t } = useTranslation('animator')
  const { pitch, setPitch } = usePitch()
  const hasGoalSide = pitch.kind === 'half' || pitch.kind === 'third' || pitch.kind === 'box'
  const measure = { min: 4, max: 130, step: 1, decimals: 1, unit: 'm' }
  return (
    <section className={`${layout.stack2} ${layout.lineBelow} ${styles.section}`}>
      <NumberBox
        {...measure}
        label={t('panels.pitch.length')}
        value={pitch.length}
        onCommit={(length) => setPitch({ length })}
      />
      <NumberBox
        {...measure}
        label={t('panels.pitch.width')}
        value={pitch.width}
        onCommit={(width) => setPitch({ width })}
      />
      <SegmentBox
        label={t('panels.pitch.orientation')}
        value={pitch.orientation}
        options={[
          {
            value: 'landscape',
            label: t('panels.pitch.landscape'),
            icon: <IconRectangle size={20} stroke={1.75} />,
          },
          {
            value: 'portrait',
            label: t('panels.pitch.portrait'),
            icon: <IconRectangleVertical size={20} stroke={1.75} />,
          },
        ]}
        onCommit={(orientation) => setPitch({ orientation })}
      />
      {hasGoalSide ? (
        <SegmentBox
          label={t('panels.pitch.goal_side')}
          value={pitch.goal_side}
          options={sides.map(([value, Icon]) => ({
            value,
            label: t(`panels.pitch.side_${value}`),
            icon: <Icon size={18} stroke={1.75} />,
          }))}
          onCommit={(goal_side) => setPitch({ goal_side })}
        />
      ) : null}
      <SwitchBox
        label={t('panels.pitch.stripes')}
        isOn={pitch.has_stripes}
        disabled={pitch.surface === 'white'}
        onChange={(has_stripes) => setPitch({ has_stripes })}
      />
      <SwitchBox
        label={t('panels.pitch.lines')}
        isOn={pitch.has_lines}
        onChange={(has_lines) => setPitch({ has_lines })}
      />
      <SwitchBox
        label={t('panels.pitch.white')}
        isOn={pitch.surface === 'white'}
        onChange={(isWhite) => setPitch({ surface: isWhite ? 'white' : 'grass' })}
      />
    </section>
  )
}
