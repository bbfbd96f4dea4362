import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import type { Drawing } from '@/features/scene/model/document/scene-schema'
import { ColourBox } from '../fields/colour-box'
import { NumberBox } from '../fields/number-box'
import { TextBox } from '../fields/text-box'
import { useEdit } from '../use-edit'
import { LineFields } from './line-fields'
import { ThingCommands } from './thing-commands'
import { ZoneFields } from './zone-fields'

/** Words, colour and style of a drawing. */
export function DrawingProps({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation('animator')
  const edit = useEdit()
  return (
    <>
      {drawing.kind === 'text' ? (
        <>
          <TextBox
            label={t('panels.drawing.text')}
            value={drawing.text}
            max={limits.text}
            isRequired
            isMultiline
            onCommit={(text) => edit.drawing({ ...drawing, text })}
          />
          <NumberBox
            label={t('panels.drawing.size')}
            value={drawing.size * 100}
            min={50}
            max={400}
            step={10}
            unit="%"
            onCommit={(percent) => edit.drawing({ ...drawing, size: percent / 100 })}
          />
        </>
      ) : null}
      {drawing.kind === 'zone' ? <ZoneFields zone={drawing} /> : null}
      {drawing.kind === 'line' ? <LineFields line={drawing} /> : null}
      {drawing.kind === 'tape' ? null : (
        <ColourBox
          label={t('panels.equipment.colour')}
          value={drawing.colour}
          onCommit={(colour) => edit.drawing({ ...drawing, colour })}
        />
      )}
      <ThingCommands />
    </>
  )
}
