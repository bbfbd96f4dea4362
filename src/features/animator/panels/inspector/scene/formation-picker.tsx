import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/scene/model/document/scene-schema'
import { gameFormats } from '@/features/scene/model/pitch/presets'
import { applyFormation, getUsualEnd } from '../../../editor/changes/things/formation'
import { getWhen } from '../../../editor/changes/motion/when'
import { formations, type FormationId } from '../../../editor/formations/data'
import { useEditor, useEditorState } from '../../editor-context'
import { SegmentBox } from '../fields/segment-box'
import { FormationPicture } from './formation-picture'
import layout from '@/shared/ui/layout.module.css'
import pictures from './pictures.module.css'
import { guessFormat } from './guess-format'

interface FormationPickerProps {
  team: Team
  onDone: () => void
}

/** Formations as pictures, from three against three to eleven against eleven. */
export function FormationPicker({ team, onDone }: FormationPickerProps) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const pitch = useEditorState((state) => state.scene.pitch)
  const [format, setFormat] = useState(() => guessFormat(pitch))

  function apply(id: FormationId) {
    const state = editor.getState()
    const end = getUsualEnd(state.scene, team.id)
    const { scene, ids } = applyFormation(state.scene, team.id, id, end, getWhen(state))
    editor.change(() => scene, 'record')
    editor.set({ selection: ids })
    onDone()
  }

  return (
    <div className={`${layout.column} ${layout.flex} ${layout.gap2} ${pictures.picker}`}>
      <SegmentBox
        label={t('panels.teams.format')}
        value={format}
        options={gameFormats.map((value) => ({ value, label: value }))}
        onCommit={setFormat}
      />
      <div className={`${layout.grid} ${layout.gap2} ${pictures.grid}`}>
        {formations
          .filter((formation) => formation.format === format)
          .map((formation) => (
            <button
              key={formation.id}
              type="button"
              className={`${layout.stack1} ${layout.roundControl} ${layout.pointer} ${pictures.choice}`}
              onClick={() => apply(formation.id)}
            >
              <FormationPicture formation={formation} colour={team.colour} />
              <span
                className={`${layout.size12} ${layout.breakable} ${layout.textCenter} ${pictures.words}`}
              >
                {t(`commands.formation_${formation.id}`)}
              </span>
            </button>
          ))}
      </div>
    </div>
  )
}
