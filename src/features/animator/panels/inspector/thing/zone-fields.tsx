import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import type { Zone } from '@/features/scene/model/document/scene-schema'
import { SegmentBox } from '../fields/segment-box'
import { TextBox } from '../fields/text-box'
import { useEdit } from '../use-edit'

export function ZoneFields({ zone }: { zone: Zone }) {
  const { t } = useTranslation('animator')
  const edit = useEdit()
  const shapes = ['rectangle', 'ellipse'] as const
  return (
    <>
      <TextBox
        label={t('panels.drawing.label')}
        value={zone.label ?? ''}
        max={limits.label}
        onCommit={(label) => edit.drawing({ ...zone, label: label || undefined })}
      />
      {zone.shape === 'polygon' ? null : (
        <SegmentBox
          label={t('panels.drawing.shape')}
          value={zone.shape}
          options={shapes.map((value) => ({ value, label: t(`panels.shapes.${value}`) }))}
          onCommit={(shape) => edit.drawing({ ...zone, shape })}
        />
      )}
    </>
  )
}
