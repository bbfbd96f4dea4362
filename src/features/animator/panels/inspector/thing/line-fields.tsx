import { useTranslation } from 'react-i18next'
import type { FreeLine } from '@/features/scene/model/document/scene-schema'
import { SegmentBox } from '../fields/segment-box'
import { SwitchBox } from '../fields/switch-box'
import { useEdit } from '../use-edit'

const styles = ['solid', 'dashed', 'marker'] as const

export function LineFields({ line }: { line: FreeLine }) {
  const { t } = useTranslation('animator')
  const edit = useEdit()
  return (
    <>
      <SegmentBox
        label={t('panels.drawing.style')}
        value={line.style}
        options={styles.map((value) => ({ value, label: t(`panels.lines.${value}`) }))}
        onCommit={(style) => edit.drawing({ ...line, style })}
      />
      <SwitchBox
        label={t('panels.drawing.head')}
        isOn={line.head === 'arrow'}
        onChange={(isOn) => edit.drawing({ ...line, head: isOn ? 'arrow' : 'none' })}
      />
    </>
  )
}
